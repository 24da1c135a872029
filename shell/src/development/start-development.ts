import { developmentCalls } from '../base/development.ts';
import type { TracedError } from '../base/development.ts';
import { RemoteUnavailableError } from '../base/remote-release.ts';
import { keepFields, restoreFields } from '../reload/kept-fields.ts';
import { replacePages } from '../remotes/hot-pages.ts';
import type { HotRouter } from '../remotes/hot-pages.ts';
import { announceRebuilt, announceReload } from './announce-reload.ts';
import { createFailures } from './failures.ts';
import { toThrown, traceError } from './trace-error.ts';

/** The tools of a page of `npm run dev`. */
export interface Development {
  /** Shows an error that the router or the shell caught. */
  report: (error: unknown) => void;
  /** From now on changed loaders run again. */
  connect: (router: HotRouter) => void;
}

/** After this time a server that could not render the page is asked again, in ms. */
const CHECK_MS = 2_000;

/** An error is shown without its place after this time, in ms. */
const PLACE_MS = 1_000;

/** Whether the page is replaced by a message. */
const isPageGone = () => document.querySelector('[data-failure]') !== null;

async function fetchServerFailure(): Promise<TracedError | null> {
  const path = location.pathname + location.search;
  const response = await fetch(`${developmentCalls.check}?path=${encodeURIComponent(path)}`);
  return response.ok ? response.json() : null;
}

/**
 * Shows errors of the browser and of the server over the page, and keeps the page through changes: a changed page runs its
 * loader again, and a change that cannot be applied reloads the page and says so.
 */
export function startDevelopment(): Development {
  const failures = createFailures();
  let router: HotRouter | undefined;
  /** A module that could not be run at first is not in the page: no hot replacement brings it back. */
  let isReloadNeeded = false;
  let isPageReplaced = false;

  const show = async (kind: 'page' | 'update', error: unknown) => {
    const isCurrent = failures.expect(kind);
    const thrown = toThrown(error);
    // Its place may be late, where the server is started again.
    const timer = setTimeout(() => isCurrent() && failures.add(kind, thrown), PLACE_MS);
    const traced = await traceError(thrown);
    clearTimeout(timer);
    failures.locate(thrown, traced);
    if (isCurrent()) failures.add(kind, traced);
  };

  const report = (error: unknown) => {
    // Answers that a page gives on purpose, such as 404, are no errors.
    if (!(error instanceof Error)) return;
    if (error instanceof RemoteUnavailableError) isReloadNeeded = true;
    void show(isReloadNeeded ? 'update' : 'page', error);
  };

  const keepWhatIsTyped = () => {
    if (!isPageGone()) keepFields();
  };

  const reload = async () => {
    keepWhatIsTyped();
    await announceReload();
    location.reload();
  };

  const runLoaders = (current: HotRouter) =>
    void replacePages(current, (error) => void show('update', error));

  globalThis.gakumadoDevelopment = {
    statusChanged: async (status) => {
      if (status === 'dispose') {
        keepWhatIsTyped();
        failures.clear('update');
      }
      // Webpack reloads the page after that.
      if (status === 'abort' || status === 'fail') {
        keepWhatIsTyped();
        await announceReload();
      }
      if (status !== 'idle') return;
      if (isReloadNeeded) await reload();
      if (isPageReplaced && router) runLoaders(router);
      isPageReplaced = false;
    },
    pageReplaced: () => {
      isPageReplaced = true;
    },
    updateFailed: (error) => void show('update', error),
  };

  // A page that is there again is healed.
  new MutationObserver(() => {
    if (!failures.has('page') || isPageGone()) return;
    failures.clear('page');
    restoreFields();
    announceRebuilt();
  }).observe(document, { childList: true, subtree: true });

  window.addEventListener('error', ({ error }) => {
    if (error instanceof Error) void show('update', error);
  });

  let checks = 0;
  /** Asks whether the server renders this page; again while it does not, since a backend may be away for a moment. */
  const checkServer = async () => {
    checks += 1;
    const number = checks;
    const failure = await fetchServerFailure().catch(() => 'unreachable' as const);
    if (number !== checks) return;
    if (failure !== 'unreachable') failures.set('server', failure);
    if (failure !== null) setTimeout(() => number === checks && void checkServer(), CHECK_MS);
  };
  const builds = new EventSource(developmentCalls.builds);
  builds.addEventListener('message', () => void checkServer());
  let wasAway = false;
  builds.addEventListener('error', () => {
    wasAway = true;
  });
  // Loaders that ran while the server was away failed for that.
  builds.addEventListener('open', () => {
    if (!wasAway) return;
    wasAway = false;
    if (!failures.has('update') || !router) return;
    failures.clear('update');
    runLoaders(router);
  });

  return {
    report,
    connect: (connected) => {
      router = connected;
    },
  };
}
