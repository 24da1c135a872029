import { render } from '@testing-library/react';
import axios, { AxiosError } from 'axios';
import type { InternalAxiosRequestConfig } from 'axios';
import {
  createMemoryRouter,
  isRouteErrorResponse,
  Outlet,
  RouterProvider,
  useRouteError,
} from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { PageLoaderArgs } from '@gakumado/shared/routing';
import { routes } from '../routes.tsx';

/** Calls of the content service: endpoint or endpoint/id, and the parameters. */
export interface ContentCall {
  path: string;
  params: Record<string, unknown>;
}

/** Answers of the content service by path; undefined is a 404, 'down' no answer at all. */
export type ContentAnswers = (call: ContentCall) => object | 'down' | undefined;

/** List answer with these items. */
export function listOf(contents: object[], totalCount = contents.length) {
  return { contents, totalCount, offset: 0, limit: 20 };
}

/** The routes as the shell runs them, which tells loaders what other remotes claim. */
const withSiteMap = (readSiteMap: PageLoaderArgs['readSiteMap']) =>
  routes.map((route) =>
    Object.assign({}, route, {
      lazy: async () => {
        const { loader, ...page } = await route.lazy();
        return typeof loader === 'function'
          ? Object.assign(page, { loader: (args: LoaderFunctionArgs) => loader({ ...args, readSiteMap }) })
          : page;
      },
    }),
  );

/** Opens an address of this remote with a content service that answers as given. */
export function openPage(
  address: string,
  answers: ContentAnswers,
  readSiteMap?: PageLoaderArgs['readSiteMap'],
) {
  const calls: ContentCall[] = [];
  axios.defaults.adapter = async (config) => {
    const call = { path: (config.url ?? '').replace(/^.*\/content\//, ''), params: config.params };
    // The backend has no homes.
    if (config.url?.endsWith('/estate/list'))
      return respond(config, { status: 200, result: [], total_count: 0 });
    calls.push(call);
    return respond(config, answers(call));
  };
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <Outlet />,
        errorElement: <ShellBoundary />,
        hydrateFallbackElement: <p>読み込み中</p>,
        children: withSiteMap(readSiteMap),
      },
    ],
    { initialEntries: [address] },
  );
  return { ...render(<RouterProvider router={router} />), router, calls };
}

function respond(config: InternalAxiosRequestConfig, answer: object | 'down' | undefined) {
  if (answer === 'down') throw new AxiosError('timeout', 'ECONNABORTED', config);
  const status = answer === undefined ? 404 : 200;
  const response = { data: answer ?? { message: 'x' }, status, statusText: '', headers: {}, config };
  if (status === 404) throw new AxiosError('not found', 'ERR_BAD_REQUEST', config, null, response);
  return response;
}

/** The shell's page for an unknown address. */
function ShellBoundary() {
  const error = useRouteError();
  return <p>{isRouteErrorResponse(error) ? `HTTP ${error.status}` : 'error'}</p>;
}
