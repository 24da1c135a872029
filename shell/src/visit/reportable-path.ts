/**
 * The path of an address without its secrets: the query, and the key of a property page that staff hand over, which
 * opens it for everybody who knows it.
 */
export function reportablePath(address: string): string {
  const [path = ''] = address.split('?', 1);
  return path.startsWith('/simpleview/') ? '/simpleview/' : path;
}
