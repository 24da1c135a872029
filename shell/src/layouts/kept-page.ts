import type { RouteObject } from 'react-router-dom';
import type { PageHandle } from '@gakumado/shared/routing';
import { keepHtml } from '../base/trusted-types.ts';
import { isLayoutName } from './layouts.ts';

/**
 * The HTML of a page as `dangerouslySetInnerHTML` takes it: one object, or React would write it into the page again.
 */
export interface KeptHtml {
  __html: string;
}

/** The handle of a page that stays as the server sent it (docs/decisions/0023-server-html-stays.md). */
export type KeptHandle = PageHandle & { kept: KeptHtml };

export const isKept = (handle: unknown): handle is KeptHandle =>
  typeof handle === 'object' && handle !== null && 'kept' in handle;

export const KEPT_ROUTE_ID = 'kept';

/**
 * A placeholder route for the page in this browser, whose scripts cannot be loaded. Its loader runs on the way back to
 * it, not before.
 */
export function keptRoute(pathname: string, loadAsWhole: () => Promise<never>): RouteObject {
  const { layout = '', mySearch } = document.getElementById('container')?.dataset ?? {};
  const handle: KeptHandle = {
    layout: isLayoutName(layout) ? layout : 'default',
    ...((mySearch === 'list' || mySearch === 'page') && { mySearch }),
    kept: { __html: keepHtml(document.getElementById('main')?.innerHTML ?? '') },
  };
  return { id: KEPT_ROUTE_ID, path: pathname, handle, loader: loadAsWhole, Component: () => null };
}
