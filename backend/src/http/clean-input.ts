import type { FastifyInstance } from 'fastify';
import { badField } from './api-fault.ts';

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** Path of the first text or key that cannot be stored, or null. */
function findUnstorable(value: unknown, path: readonly string[] = []): readonly string[] | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    if (!isStorable(key)) return path;
    const found = findUnstorable(part, [...path, key]);
    if (found) return found;
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
