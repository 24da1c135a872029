import { escapeFormula } from '../import/formula.ts';

/** A value of the database as the importer reads it back from a CSV cell. */
export function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) {
    const isPlain = value.every(
      (item) =>
        typeof item === 'number' ||
        (typeof item === 'string' && /^[^|｜;；\n[]+$/.test(item) && item.trim() === item),
    );
    // A spreadsheet would make a time or a date of 34104:38 or 1-2 alone.
    const end = value.length === 1 && /^\d.*\D/.test(String(value[0])) ? '|' : '';
    return isPlain ? escapeFormula(value.join('|') + end) : JSON.stringify(value);
  }
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' ? escapeFormula(value) : String(value);
}
