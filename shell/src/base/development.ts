import { SHELL_PREFIX } from '@gakumado/shared/call-prefixes';

/** Calls of a page to the server of `npm run dev` (scripts/dev-shell.ts). No other server answers them. */
const PREFIX = `${SHELL_PREFIX}/development`;

export const developmentCalls = {
  /** Script that runs before all others. */
  start: `${PREFIX}/start.js`,
  /** Events: the server renders with another build. */
  builds: `${PREFIX}/builds`,
  /** Renders the page at `?path=` and answers what failed, or null. */
  check: `${PREFIX}/check`,
  /** Answers an error of the browser with the places of its sources. */
  trace: `${PREFIX}/trace`,
} as const;

/** An error as a bundle threw it. */
export interface ThrownError {
  message: string;
  stack: string;
}

/** The same with the places of its sources. */
export interface TracedError extends ThrownError {
  /** The first place in a source of the project, e.g. `mf-estate/src/pages/view/view-page.tsx:60`. */
  place?: string;
}

/** Functions that bundles of `npm run dev` call (build/hot-client.js, build/page-refresh-loader.js). */
export interface DevelopmentHooks {
  /** The hot replacement of a bundle has another status, in webpack's words. Webpack waits for the answer. */
  statusChanged: (status: string) => Promise<void> | void;
  /** A page's module was replaced. */
  pageReplaced: () => void;
  /** A changed module threw when it was run; the one before it stays in use. */
  updateFailed: (error: unknown) => void;
}

declare global {
  var gakumadoDevelopment: DevelopmentHooks | undefined;
}
