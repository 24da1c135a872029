export { findRentTerm, rentTermGroups } from './rent-terms.ts';
export type { RentTerm, RentTermName } from './rent-terms.ts';
