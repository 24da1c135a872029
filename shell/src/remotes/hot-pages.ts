import type { createBrowserRouter } from 'react-router-dom';

/** The part of the router that is used here. */
export type HotRouter = Pick<ReturnType<typeof createBrowserRouter>, 'revalidate' | 'state'>;

/** Functions that take the current module of a page into use. */
const pages = new Set<() => Promise<void>>();

interface Replacement {
  router: HotRouter;
  onError: (error: unknown) => void;
}

/** Present while loaders run again because modules were replaced. */
let replacement: Replacement | undefined;

/** Development only: `takeAnew` takes the module of a page into use that the last hot replacement left. */
export const followReplacements = (takeAnew: () => Promise<void>): void => void pages.add(takeAnew);

/** Development only: whether loaders run because of a hot replacement. */
export const isReplacing = (): boolean => replacement !== undefined;

/** Development only: takes replaced pages into use and runs the loaders of the current page again. */
export async function replacePages(router: HotRouter, onError: (error: unknown) => void): Promise<void> {
  await Promise.all([...pages].map((takeAnew) => takeAnew()));
  replacement = { router, onError };
  try {
    await router.revalidate();
  } finally {
    replacement = undefined;
  }
}

/** Development only: a changed loader that fails is reported, and the page keeps its data and its state. */
export async function loadOrKeep(routeId: string, load: () => unknown): Promise<unknown> {
  const { router, onError } = replacement ?? {};
  try {
    return await load();
  } catch (error) {
    const data: unknown = router?.state.loaderData[routeId];
    if (!(error instanceof Error) || data === undefined) throw error;
    onError?.(error);
    return data;
  }
}
