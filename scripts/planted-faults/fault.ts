/** Tests of one spec file that ought to find a fault. */
export interface FindingTest {
  /** Below `e2e/`. */
  spec: string;
  /** The project of playwright.config.ts. */
  project: 'phone' | 'desktop' | 'members' | 'federation' | 'processes';
  /** The beginning of the title, with those of the groups around it. */
  title: string;
}

/** One thing that is made wrong in the sources, which types, linter and jest let pass. */
export interface Fault {
  id: string;
  /** The damage to a visitor. */
  harm: string;
  /** From the root of the repository. */
  file: string;
  /** Must be in the file exactly once. */
  find: string;
  replace: string;
  /** One of them has to fail. */
  tests: readonly FindingTest[];
  /**
   * A part of the message with which they fail. In a batch it tells the fault from the others; a fault without one shares
   * no test.
   */
  says?: string;
  /** It changes pages other than those of its tests, so it is planted alone. */
  isWide?: boolean;
}

/** A visit of `e2e/pages/pages.spec.ts`. */
export const visit = (at: string, project: 'phone' | 'desktop' = 'phone'): FindingTest => ({
  spec: 'pages/pages.spec.ts',
  project,
  title: `${at} `,
});

/** A form of `e2e/pages/form-errors.spec.ts`. */
export const form = (at: string): FindingTest => ({
  spec: 'pages/form-errors.spec.ts',
  project: 'phone',
  title: `${at} `,
});

/** A journey; `name` is that of its file in `e2e/journeys`. */
export const journey = (name: string, title = '', project: 'phone' | 'desktop' = 'phone'): FindingTest => ({
  spec: `journeys/${name}.spec.ts`,
  project,
  title,
});

export const ofMember = (name: string, title = ''): FindingTest => ({
  spec: `members/${name}.spec.ts`,
  project: 'members',
  title,
});

export const ofFederation = (name: string, title = ''): FindingTest => ({
  spec: `federation/${name}.spec.ts`,
  project: 'federation',
  title,
});

export const ofProcesses = (name: string, title = ''): FindingTest => ({
  spec: `processes/${name}.spec.ts`,
  project: 'processes',
  title,
});
