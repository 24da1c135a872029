import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import {
  createMemoryRouter,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  useRouteError,
} from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { connectLayers, storeContext } from '@gakumado/shared/routing';
import { createAppStore } from '@gakumado/shared/store';
import type { AppStore } from '@gakumado/shared/store';
import { answerCalls } from './answer-calls.ts';
import type { Answers } from './answer-calls.ts';

interface RenderOptions {
  answers?: Answers;
  store?: AppStore;
}

/** Stands for the shell's error page, and for any page that the given routes do not have. */
function OtherPage() {
  const error = useRouteError();
  const isAnswer = typeof error === 'object' && error !== null && 'status' in error;
  return <p>{isAnswer ? `エラー ${String(error.status)}` : `エラー ${String(error)}`}</p>;
}

/**
 * A remote's routes at an address, through the real router, loaders and store; the network is replaced by
 * `answers`. Links to pages of other remotes are followed to an empty page: look at `router.state.location`.
 */
export async function renderRoutes(routes: RouteObject[], url: string, options: RenderOptions = {}) {
  const { answers = {}, store = createAppStore() } = options;
  const calls = answerCalls(answers);
  const router = createMemoryRouter(
    [
      {
        Component: Outlet,
        ErrorBoundary: OtherPage,
        HydrateFallback: () => null,
        children: [...routes, { path: '*', Component: () => null }],
      },
    ],
    {
      initialEntries: [url],
      getContext: () => new RouterContextProvider(new Map([[storeContext, store]])),
    },
  );
  connectLayers(() => router.state);
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await untilSettled(router);
  return { ...view, router, store, calls };
}

/** Waits for the first page: its chunk and its loader. */
async function untilSettled(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  await act(
    () =>
      new Promise<void>((resolve) => {
        const isReady = () => router.state.initialized && router.state.navigation.state === 'idle';
        if (isReady()) return resolve();
        const unsubscribe = router.subscribe(() => {
          if (!isReady()) return;
          unsubscribe();
          resolve();
        });
      }),
  );
}
