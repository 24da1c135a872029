/** The texts of all errors under a field of a form, each once, however deep they lie. */
export function messagesIn(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const { message, ref: _element, types: _types, root: _root, ...inner } = error as Record<string, unknown>;
  const own = typeof message === 'string' && message !== '' ? [message] : [];
  return [...new Set([...own, ...Object.values(inner).flatMap(messagesIn)])];
}
