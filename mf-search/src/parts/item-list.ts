/** A list of pages as structured data, counted from 1; undefined for an empty one. */
export function itemList(
  name: string,
  origin: string,
  items: readonly { name: string; path: string }[],
): object | undefined {
  if (items.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: origin + item.path,
    })),
  };
}
