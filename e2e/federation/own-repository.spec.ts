import { expect, test } from '@playwright/test';
import { e2eVarDir, freePort, ports, startProcess } from '../site.ts';
import { ownParts } from './own-parts.ts';
import { createRepository } from './own-repository.ts';

const routes = `import type { RemoteRoute } from '@gakumado/shared/routing';

export const routes: RemoteRoute[] = [
  {
    id: 'mf-content/faq-page',
    path: '/faq',
    handle: { layout: 'default' },
    lazy: () => import(/* webpackChunkName: "faq-page" */ './pages/new/new-page.tsx'),
  },
];
`;

const newPage = `import { useState } from 'react';
import { pageTitle } from '@gakumado/shared/brand';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Button } from '@gakumado/shared/ui';
import styles from './new-page.module.css';

export function Component() {
  const [count, setCount] = useState(0);
  return (
    <>
      <title>{pageTitle(sitePages.faq.label)}</title>
      <h1 id={paths.faq()} className={styles.title}>よその場所で作った版</h1>
      <Button onClick={() => setCount(count + 1)}>{count}回</Button>
    </>
  );
}
`;

const files = {
  'routes.tsx': routes,
  'pages/new/new-page.tsx': newPage,
  'pages/new/new-page.module.css': '.title { color: rgb(1, 2, 3); }\n',
};

test('a remote in a repository of its own is built from the packages, goes live and uses the parts of the shell', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  const repository = await createRepository('mf-content', files);
  const [shellPort, storePort] = [await freePort(), await freePort()];
  const store = await startProcess('release-store/server.ts', {
    RELEASE_STORE_PORT: String(storePort),
    RELEASE_STORE_DIR: repository.storeDir,
  });
  const shell = await startProcess('shell/src/server/main.ts', {
    VAR_DIR: e2eVarDir,
    PORT: String(shellPort),
    SITE_ORIGIN: `http://localhost:${shellPort}`,
    BACKEND_URL: `http://127.0.0.1:${ports.backend}`,
    RELEASE_STORE_URL: `http://127.0.0.1:${storePort}`,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
  });
  try {
    const said = await repository.run('release');
    expect(said).not.toContain('Left out');
    expect(said).toContain('is published and live');
    const version = said.split(' ')[1] ?? '';
    expect(await repository.run('releases')).toContain(version);

    const address = `http://localhost:${shellPort}/faq/`;
    const onServer = async () => (await request.get(address)).text();
    await expect.poll(onServer, { timeout: 120_000 }).toContain(`"version":"${version}"`);
    const html = await onServer();
    expect(html).toContain('よその場所で作った版');

    await page.goto(address);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page.getByRole('button', { name: '0回' }).click();
    await expect(page.getByRole('button', { name: '1回' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(1, 2, 3)');
    // The rules of a part are the shell's, so it knows the names of this build.
    await expect(page.getByRole('button', { name: '1回' })).not.toHaveCSS('border-top-left-radius', '0px');
    expect(await ownParts(page, 'mf-content')).toEqual([]);
  } finally {
    await shell.stop();
    await store.stop();
    await repository.remove();
  }
});
