import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import type { ActionFunction, LoaderFunction, RouteObject } from 'react-router-dom';
import type { ComponentType } from 'react';
import { isPersonalAt, storeContext } from '@gakumado/shared/routing';
import { createAppStore } from '@gakumado/shared/store';
import { routes } from '../routes.tsx';

const ORIGIN = 'https://gakumado.example';

/** Exports of a page's module. */
interface Page {
  Component: ComponentType;
  loader?: LoaderFunction;
  action?: ActionFunction;
}

const pages = () =>
  Promise.all(
    routes.map(async ({ path, handle, lazy }): Promise<RouteObject> => {
      const { Component, loader, action } = (await lazy()) as unknown as Page;
      const route: RouteObject = {
        path,
        Component,
        // The data of a personal page are loaded in the browser.
        loader: (args, context) =>
          isPersonalAt(new URL(args.request.url).searchParams, handle)
            ? null
            : (loader?.(args, context) ?? null),
      };
      if (action) route.action = action;
      return route;
    }),
  );

/** A page of this remote as the server answers it to a browser without scripts. A redirect comes as it is. */
export async function serve(path: string, init?: RequestInit): Promise<string | Response> {
  const store = createAppStore();
  const handler = createStaticHandler(await pages());
  const requestContext = new RouterContextProvider(new Map([[storeContext, store]]));
  const context = await handler.query(new Request(new URL(path, ORIGIN), init), { requestContext });
  if (context instanceof Response) return context;
  return renderToString(
    <Provider store={store}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Provider>,
  );
}

/** The server's answer to a form that a browser without scripts sends. */
export const sendForm = (path: string, fields: URLSearchParams | Record<string, string>, cookie = '') =>
  serve(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } });

/** The HTML of an answer; throws where it is a redirect. */
export function htmlOf(answer: string | Response): string {
  if (typeof answer !== 'string') throw new Error(`redirected to ${answer.headers.get('location')}`);
  return answer;
}

/** The page at a path; rejects where there is a redirect. */
export const serveHtml = async (path: string): Promise<string> => htmlOf(await serve(path));
