import type { FastifyRequest } from 'fastify';
import { fixedViews } from '../picks/request-view.ts';
import { createSiteTable } from '../site-table.ts';
import { readKnownNames } from './known-names.ts';

test('known are the remotes, listed versions, routes in use and the own entry', async () => {
  const routes = [{ id: 'mf-estate/view-page' }] as never;
  const findRemote = (name: string) =>
    name === 'mf-estate' ? { routes, assetsOf: () => ({ styles: [], scripts: [] }) } : undefined;
  const names = await readKnownNames(
    {
      assets: { version: 's1', scripts: ['/assets/shell-vendor.1a.js', '/assets/shell-main.2b.js'] },
      views: fixedViews({
        table: createSiteTable([{ remote: 'mf-estate' }]),
        findRemote,
        findRelease: () => undefined,
      }),
      isListed: (_remote, version) => version === '2',
    },
    { ip: '192.0.2.1', headers: {} } as FastifyRequest,
  );
  expect(names).toMatchObject({
    remotes: ['mf-estate'],
    shell: { version: 's1', entry: 'shell-main.2b.js' },
  });
  const routesOf = ['mf-estate/view-page', 'mf-estate/other', 'mf-search/home', ''];
  expect(routesOf.filter(names.isRoute)).toEqual(['mf-estate/view-page']);
  expect(['1', '2'].filter((version) => names.isVersion('mf-estate', version))).toEqual(['2']);
});
