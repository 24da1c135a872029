/** A path without its secrets: the key of a property page that staff hand over opens it for everybody who knows it. */
export const reportablePath = (pathname: string) =>
  pathname.startsWith('/simpleview/') ? '/simpleview/' : pathname;
