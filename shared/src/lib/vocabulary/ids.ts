/** Largest id that a PostgreSQL integer column holds. */
export const ID_MAX = 2_147_483_647;

export const isId = (value: number) => Number.isInteger(value) && value >= 1 && value <= ID_MAX;

/** Ids out of a text (`[12,34]` or `12,34`). Anything else in it is skipped. */
export function parseIds(text: string | null | undefined): number[] {
  const ids = (text?.match(/\d+/g) ?? []).map(Number);
  return [...new Set(ids)].filter(isId);
}
