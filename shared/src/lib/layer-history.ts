import type { createBrowserRouter } from 'react-router-dom';

type RouterState = ReturnType<typeof createBrowserRouter>['state'];

/** The layers that are open in one entry of the history. */
interface OpenLayers {
  /** The router's key of the page that they lie over. */
  page: string;
  /** The topmost last. */
  ids: readonly string[];
}

const readEntry = (): OpenLayers => ({
  page: window.history.state?.key ?? 'default',
  ids: window.history.state?.layers ?? [],
});

let readRouter: (() => RouterState) | undefined;
/** The layer that the visitor sees. A closing layer is gone before its entry is. */
let shown: OpenLayers = { page: '', ids: [] };
/** The page of which entries are being taken back, until the browser has done so. */
let takingBackOver: string | undefined;
/** Actions that must not happen in an entry that is being taken back. */
let waiting: (() => void)[] = [];
const listeners = new Set<() => void>();

function show(layers: OpenLayers): void {
  shown = layers;
  for (const listener of listeners) listener();
}

function whenSettled(step: () => void): void {
  if (takingBackOver === undefined) step();
  else waiting.push(step);
}

function settle(): void {
  takingBackOver = undefined;
  for (const step of waiting.splice(0)) whenSettled(step);
}

/** Goes back to the entry in which only the lowest `count` layers are open. */
function takeBack(count: number): void {
  const { page, ids } = readEntry();
  if (ids.length <= count) return;
  takingBackOver = page;
  show({ page, ids: ids.slice(0, count) });
  window.history.go(count - ids.length);
}

/**
 * Opens a layer over the page with the router's key `page`, in an entry of its own that names it. Where the router is at
 * the next page already, which is not drawn yet, it lies over that one.
 */
export function openLayer(id: string, page: string): void {
  whenSettled(() => {
    const key = readRouter?.().location.key ?? page;
    if (isLayerShown(id, key)) return;
    const layers = [...(shown.page === key ? shown.ids : []), id];
    History.prototype.pushState.call(window.history, { ...window.history.state, key, layers }, '');
    show(readEntry());
  });
}

/** Closes a layer and what lies over it. */
export function closeLayer(id: string): void {
  whenSettled(() => {
    if (shown.ids.includes(id)) takeBack(shown.ids.indexOf(id));
  });
}

/** True while a layer lies over the page with the router's key `page`. */
export function isLayerShown(id: string, page: string): boolean {
  return shown.page === page && shown.ids.includes(id);
}

/** Calls `listener` when a layer opens or closes. Returns the function that ends it. */
export function subscribeToLayers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A page that is reached from inside a layer takes the place of the layer's entry. */
function pushPage(state: unknown, unused: string, url?: string | URL | null): void {
  whenSettled(() => {
    const write = readEntry().ids.length > 0 ? 'replaceState' : 'pushState';
    History.prototype[write].call(window.history, state, unused, url);
    show(readEntry());
  });
}

/** A step between a page and its layers is kept from the router, which would reload the page. */
function handlePop(event: PopStateEvent): void {
  const { page, ids } = readEntry();
  const { navigation, location } = readRouter?.() ?? {};
  const hasLayers = shown.ids.length + ids.length > 0;
  const isWithinPage = hasLayers && page === (navigation?.location ?? location)?.key;
  if (isWithinPage || page === takingBackOver) event.stopImmediatePropagation();
  else if (ids.length > 0) {
    // From another page, back to one that was left from inside two layers.
    event.stopImmediatePropagation();
    window.history.go(-ids.length);
  }
  show({ page, ids });
  settle();
}

/** How the browser came to this document. */
const visitType = (): unknown => {
  const entry: object = performance.getEntriesByType?.('navigation')[0] ?? {};
  return 'type' in entry ? entry.type : undefined;
};

/**
 * Begins to keep layers in the history of the router with this state. It must be called before the router is made:
 * browsers call the listeners of a window in the order in which they came. A layer that was open when the page was
 * reloaded is open again. Back from another document leads to the page without it.
 */
export function connectLayers(read: () => RouterState): void {
  readRouter = read;
  show(readEntry());
  settle();
  window.history.pushState = pushPage;
  window.addEventListener('popstate', handlePop);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeBack(0);
  });
  if (visitType() === 'back_forward') takeBack(0);
}
