export { findRentTerm, rentTermGroups } from './rent-terms.ts';
export type { FoundRentTerm, RentTerm, RentTermGroup, RentTermName } from './rent-terms.ts';
