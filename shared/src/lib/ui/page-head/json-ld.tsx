/** Structured data for search engines. `<` is escaped, so no text of a page can close the element. */
export function JsonLd({ data }: { data: object | readonly object[] }) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
