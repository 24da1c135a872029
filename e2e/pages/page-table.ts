import type { Page } from '@playwright/test';

/** A page as a visitor has changed it: with a menu open, a box ticked, a map drawn. */
export interface State {
  name: string;
  /** Leads there from the state before, or from the page as it was opened. */
  reach: (page: Page) => Promise<unknown>;
  /** The width with such a state; both when absent. */
  only?: 'phone' | 'desktop';
}

/** An address in the sample data that is visited once at each width. */
export interface Visit {
  at: string;
  /** Where the address is made for this visit: gives it. `at` then stands for it in names. */
  make?: () => Promise<string>;
  /** One after the other, on the same visit. */
  states?: readonly State[];
  /** A text in the first HTML of the page itself. */
  says?: RegExp;
}

/** One page: a row is all that its checks need. */
export type Row = readonly [
  /** Address without the outer slashes, parameters as the router writes them. */
  route: string,
  layout: string,
  /** Names of the guards in the order in which they run, with blanks between. */
  guards: string,
  /** Whether search engines may list it: always, never, or as its page decides. */
  index: 'yes' | 'no' | 'any',
  /** Addresses of it; without one, the route itself. */
  ...visits: (string | Visit)[],
];
