/** The value of a cookie in a request's `Cookie` header, or undefined. Never throws. */
export function readRequestCookie(header: string | null, name: string): string | undefined {
  // A query with the same escapes; a bad one stays as it is.
  const query = (header ?? '')
    .replaceAll('+', '%2B')
    .replaceAll(/&|;\s*/g, (mark) => (mark === '&' ? '%26' : '&'));
  return new URLSearchParams(query).get(name) ?? undefined;
}
