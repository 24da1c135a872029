/** A path as it may be told: the key of a property page that staff hand over opens it for whoever knows it. */
export const reportablePath = (pathname: string) =>
  pathname.startsWith('/simpleview/') ? '/simpleview/' : pathname;
