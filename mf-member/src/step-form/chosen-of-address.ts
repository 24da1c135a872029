import { parseIds } from '@gakumado/shared/vocabulary';

/** Selections that lists hand over to forms, by the names that their boxes and the request have. */
type ChosenName = 'estate_ids' | 'document_ids';

/** As many as a page of a list has. That is more than a request takes: the visitor sees them and takes some off. */
const SHOWN_MAX = 20;

/** The ids that an address names: those of a link in one value, those of ticked boxes in a value each. */
export const chosenOfAddress = (query: URLSearchParams, name: ChosenName): number[] =>
  parseIds(query.getAll(name).join(',')).slice(0, SHOWN_MAX);

/** Whether only the visitor's tab knows what was chosen. */
export const isChosenInTab = (name: ChosenName) => (query: URLSearchParams) =>
  chosenOfAddress(query, name).length === 0;
