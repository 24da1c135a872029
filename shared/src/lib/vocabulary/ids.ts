/** Largest id that a PostgreSQL integer column holds. */
export const ID_MAX = 2_147_483_647;

export const isId = (value: number) => Number.isInteger(value) && value >= 1 && value <= ID_MAX;
