/** Whether a stored value is a path of this site. */
export const isSitePath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path);
