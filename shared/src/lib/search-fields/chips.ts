import { isAsked, searchFields } from './fields.ts';
import type { FieldRow } from './field-row.ts';
import type { FilterField } from './fields.ts';

/** One thing that a search asks for, in words, and the values that its field has without it. */
export interface FieldChip {
  label: string;
  without: unknown;
}

/** The chips of a field by its row; none where its words need more than its value. */
export function fieldChips(field: FilterField, value: unknown): FieldChip[] {
  const row: FieldRow = searchFields[field];
  if (row.kind === 'terms') {
    const asked = value as readonly number[];
    return row.terms
      .filter((term) => asked.includes(term.value))
      .map(({ value: gone, label }) => ({ label, without: asked.filter((other) => other !== gone) }));
  }
  if (!row.chip) return [];
  const textOf = row.chip as (value: unknown) => string;
  if (Array.isArray(value)) {
    return value.map((gone) => ({ label: textOf(gone), without: value.filter((other) => other !== gone) }));
  }
  return isAsked(value) ? [{ label: textOf(value), without: undefined }] : [];
}
