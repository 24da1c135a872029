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
import { answerCalls } from '@gakumado/shared/testing';
import { routes } from '../routes.tsx';

/** What a page's module may export. */
interface Page {
  Component: ComponentType;
  loader?: LoaderFunction;
  action?: ActionFunction;
}

/**
 * Shows a page of this remote as a browser without scripts does: the server's HTML alone. `submit` sends the form of a
 * button and shows the answer.
 */
export async function openWithoutScripts(path: string, answers: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls(answers);
  const store = createAppStore();
  const handler = createStaticHandler(
    await Promise.all(
      routes.map(async ({ path: routePath, handle, lazy }): Promise<RouteObject> => {
        const { Component, loader, action } = (await lazy()) as unknown as Page;
        const route: RouteObject = {
          path: routePath,
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
    ),
  );
  let address = new URL(path, 'http://localhost');

  async function show(request: Request): Promise<void> {
    const requestContext = new RouterContextProvider(new Map([[storeContext, store]]));
    const context = await handler.query(request, { requestContext });
    if (context instanceof Response) throw new Error(`redirected to ${context.headers.get('location')}`);
    document.body.innerHTML = renderToString(
      <Provider store={store}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Provider>,
    );
  }

  async function submit(button: HTMLElement): Promise<void> {
    const form = (button as HTMLButtonElement).form!;
    const sent = new URLSearchParams([...new FormData(form, button)] as [string, string][]);
    address = new URL(form.getAttribute('action') ?? address.href, address);
    if (form.method === 'post') return show(new Request(address, { method: 'POST', body: sent }));
    address.search = sent.toString();
    return show(new Request(address));
  }

  await show(new Request(address));
  return { calls, submit, addressOf: () => address.pathname + address.search };
}
