export interface MutantGroup {
  files: string;
  tests: string;
  /** Cookies, storage or elements. */
  needsBrowser?: boolean;
}

/**
 * Pure code whose every branch is worth a test. The tests of a group must notice by themselves, without a database, what is
 * changed in its files.
 */
export const mutantGroups: readonly MutantGroup[] = [
  {
    files: 'shared/src/lib/calendar-days.ts',
    tests: 'shared/src/lib/calendar-days.test.ts',
  },
  {
    files: 'shared/src/lib/cost-simulation/{cost-rows,payments,simulate-cost}.ts',
    tests: 'shared/src/lib/cost-simulation/*.test.ts',
  },
  {
    files:
      'shared/src/lib/search-fields/{bounds-text,chips,nearby-values,polygon-text,query,read-query,read-yen}.ts',
    tests: 'shared/src/lib/search-fields/*.test.ts',
  },
  {
    files: 'shared/src/lib/vocabulary/{prefectures,regions,rent-bands,search-limits,term,vacancies}.ts',
    tests: 'shared/src/lib/vocabulary/*.test.ts',
  },
  {
    files: 'shared/src/lib/forms/{normalise,preferred-slots}.ts',
    tests: 'shared/src/lib/forms/{inquiry-forms,normalise}.test.ts',
  },
  {
    files: 'shared/src/once/store/{favorites-thunks,list-state,pending-favorites}.ts',
    tests: 'shared/src/once/store/{favorites.dom,history.dom,list-state}.test.ts',
    needsBrowser: true,
  },
  {
    files: 'shared/src/lib/ui/{estate-card/estate-texts,format/*}.ts',
    tests: 'shared/src/lib/ui/{estate-card,format}/*.test.ts',
  },
  {
    files: 'mf-search/src/search/{relaxed-search,rent,scope,search,synonyms}.ts',
    tests: 'mf-search/src/search/*.test.ts',
  },
  {
    files: 'mf-search/src/search/filter/applied-filters.ts',
    tests: 'mf-search/src/search/filter/*.test.ts',
  },
  {
    files:
      'mf-estate/src/{components,components/costs,pages/view}/{cost-choices,json-ld,room-costs,texts}.ts',
    tests: 'mf-estate/src/{components,components/costs,pages/view}/*.test.ts',
  },
  {
    files: 'backend/src/areas/content/filter-parser.ts',
    tests: 'backend/src/areas/content/filter-parser.test.ts',
  },
  {
    files: 'backend/src/commands/import/{cell,formula,kinds/*}.ts',
    tests: 'backend/src/commands/import/{cell,choice,formula,kinds/*}.test.ts',
  },
];
