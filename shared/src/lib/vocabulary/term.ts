/** One value of a table (contract, section 1). Tables are in the order in which their values are offered. */
export interface Term<Value extends number = number> {
  /** As it is stored and sent. */
  value: Value;
  /** The word for it, on every screen and in every mail and file. */
  label: string;
  /** For a place where the word alone says too little; else the word. */
  longLabel?: string;
  /** Words of older import files, which are still read. */
  formerLabels?: readonly string[];
}

/** Keeps the values of a table as its type. */
export const terms = <const Value extends number>(rows: readonly Term<Value>[]): readonly Term<Value>[] =>
  rows;

/** The word for a value; undefined for a value that the table does not have. */
export const labelOf = (table: readonly Term[], value: number | null | undefined): string | undefined =>
  table.find((term) => term.value === value)?.label;

/** The same in its long form. */
export function longLabelOf(table: readonly Term[], value: number | null | undefined): string | undefined {
  const term = table.find((row) => row.value === value);
  return term?.longLabel ?? term?.label;
}
