/** The `code` of an error of Node or PostgreSQL, or ''. Told by its shape: an error may come from another realm. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
