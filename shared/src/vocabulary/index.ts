/** Value tables and limits, each with its words (decision 29). Pure data: neither zod nor React. */
export * from './building-types.ts';
export * from './directions.ts';
export * from './gender-types.ts';
export * from './layouts.ts';
export * from './list-limits.ts';
export * from './meal-types.ts';
export * from './prefectures.ts';
export * from './regions.ts';
export * from './rent-bands.ts';
export * from './search-limits.ts';
export { labelOf, longLabelOf } from './term.ts';
export type { Term } from './term.ts';
export * from './vacancies.ts';
