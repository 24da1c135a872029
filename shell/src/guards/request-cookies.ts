/** Whether a cookie is present: in the browser the page's own, on the server the request's. */
export function hasCookie(request: Request, name: string): boolean {
  const text = typeof document === 'undefined' ? (request.headers.get('cookie') ?? '') : document.cookie;
  return text.split(';').some((pair) => {
    const [key, value] = pair.trim().split('=');
    return key === name && Boolean(value);
  });
}
