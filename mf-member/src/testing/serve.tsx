import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { ComponentType } from 'react';
import type { ActionFunction, RouteObject } from 'react-router-dom';
import { createAppStore } from '@gakumado/shared/store';
import { routes } from '../routes.tsx';

const ORIGIN = 'https://gakumado.example';

/** A page as the server answers it: no visitor, and no data of a personal page. A redirect comes as it is. */
export async function serve(path: string, init?: RequestInit): Promise<string | Response> {
  const pages = await Promise.all(
    routes.map(async ({ path: routePath, lazy }): Promise<RouteObject> => {
      const page = await lazy();
      return {
        path: routePath,
        loader: () => null,
        action: (page as { action?: ActionFunction }).action,
        Component: page.Component as ComponentType,
      };
    }),
  );
  const handler = createStaticHandler(pages);
  const context = await handler.query(new Request(ORIGIN + path, init));
  if (context instanceof Response) return context;
  return renderToString(
    <Provider store={createAppStore()}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} />
    </Provider>,
  );
}

/** What the server answers to a form that a browser without scripts sends. */
export const sendForm = (path: string, fields: Record<string, string>, cookie = '') =>
  serve(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } });

/** The page at a path; rejects where there is a redirect. */
export async function serveHtml(path: string): Promise<string> {
  const answer = await serve(path);
  if (typeof answer !== 'string') throw new Error(`redirected to ${answer.headers.get('location')}`);
  return answer;
}
