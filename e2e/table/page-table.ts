import type { Page } from '@playwright/test';

/** A page as a visitor has changed it: with a menu open, a box ticked, a map drawn. */
export interface State {
  name: string;
  /** Leads there from the state before, or from the page as it was opened. */
  reach: (page: Page) => Promise<unknown>;
  /** The width at which the state is looked at, where it is not the phone. */
  at?: 'desktop' | 'both';
}

/**
 * An address in the sample data. The first one of a page is visited at both widths, each other one on the phone alone:
 * its parts are those of the first, with other contents.
 */
export interface Visit {
  at: string;
  /** Where the address is made for this visit: gives it. `at` then stands for it in names. */
  make?: () => Promise<string>;
  /** One after the other, on the same visit. */
  states?: readonly State[];
  /** A text in the first HTML of the page itself. */
  says?: RegExp;
  /**
   * Set where only texts differ from an address above, because one page file and one form of content make both: the
   * first HTML is judged and nothing is laid out. `isWide` has an address visited on the desktop too.
   */
  isAlike?: true;
  isWide?: true;
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
