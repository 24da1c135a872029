/** The address in a text, or undefined: `URL.parse`, which Safari before 18 lacks. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
