/** The `code` of an error of Node or PostgreSQL, or ''. Duck-typed, because errors may cross realms. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

/** The outcome of a read; null where its file is missing. */
export function nullIfMissing<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
