import type { FastifyInstance } from 'fastify';
import { badField } from './api-fault.ts';

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** Deeper than any call; a body of 64 KiB can be nested deeper than the stack is high. */
const MAX_DEPTH = 32;

/** Path of the first text or key that cannot be stored, or of a part that is nested too deep; null when all is well. */
function findUnstorable(value: unknown, depth = 0): readonly string[] | null {
  if (typeof value === 'string') return isStorable(value) ? null : [];
  if (typeof value !== 'object' || value === null) return null;
  if (depth === MAX_DEPTH) return [];
  for (const [key, part] of Object.entries(value)) {
    if (!isStorable(key)) return [];
    const found = findUnstorable(part, depth + 1);
    if (found) return [key, ...found];
  }
  return null;
}

/** Refuses a request with such text before any schema or query sees it: it would be a failure of the database. */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const found =
      findUnstorable(request.body) ?? findUnstorable(request.query) ?? findUnstorable(request.params);
    if (found) throw badField(found.join('.'), 'format', '使用できない文字が含まれています。');
  });
}
