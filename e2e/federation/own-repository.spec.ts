import { expect, test } from '@playwright/test';
import { e2eVarDir, freePort, ports, startProcess } from '../site.ts';
import { ownParts } from './own-parts.ts';
import { createRepository } from './own-repository.ts';

const claims = `import type { RemoteClaims } from '@gakumado/shared/claims';

export const claims: RemoteClaims = {
  name: 'キャンパス案内',
  segments: ['campus-guide'],
  sitemap: [{ path: '/campus-guide/', label: 'キャンパス案内' }],
};
`;

const routes = `import type { RemoteRoute } from '@gakumado/shared/routing';

export const routes: RemoteRoute[] = [
  {
    id: 'mf-campus/guide-page',
    path: '/campus-guide',
    handle: { layout: 'default' },
    lazy: () => import(/* webpackChunkName: "guide-page" */ './pages/guide/guide-page.tsx'),
  },
];
`;

const guidePage = `import { useState } from 'react';
import { pageTitle } from '@gakumado/shared/brand';
import { Button } from '@gakumado/shared/ui';
import styles from './guide-page.module.css';

export function Component() {
  const [count, setCount] = useState(0);
  return (
    <>
      <title>{pageTitle('キャンパス案内')}</title>
      <h1 className={styles.title}>よその場所で作ったページ</h1>
      <Button onClick={() => setCount(count + 1)}>{count}回</Button>
    </>
  );
}
`;

const files = {
  'claims.ts': claims,
  'routes.tsx': routes,
  'pages/guide/guide-page.tsx': guidePage,
  'pages/guide/guide-page.module.css': '.title { color: rgb(1, 2, 3); }\n',
};

/** At least so long are keys of a store. */
const KEY = 'a-key-of-mf-campus-alone';

test('a fifth remote in a repository of its own is published with its key, goes live without a new shell and uses its parts', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  const repository = await createRepository('mf-campus', files);
  const [shellPort, storePort] = [await freePort(), await freePort()];
  const storeUrl = `http://127.0.0.1:${storePort}`;
  const store = await startProcess('release-store/server.ts', {
    RELEASE_STORE_PORT: String(storePort),
    RELEASE_STORE_DIR: repository.storeDir,
    RELEASE_STORE_KEYS: `mf-campus=${KEY}`,
  });
  const origin = `http://localhost:${shellPort}`;
  const shell = await startProcess('shell/src/server/main.ts', {
    VAR_DIR: e2eVarDir,
    PORT: String(shellPort),
    SITE_ORIGIN: origin,
    BACKEND_URL: `http://127.0.0.1:${ports.backend}`,
    RELEASE_STORE_URL: storeUrl,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
  });
  const address = `${origin}/campus-guide/`;
  try {
    await expect
      .poll(async () => (await request.get(`${origin}/faq/`)).status(), { timeout: 120_000 })
      .toBe(200);
    expect((await request.get(address)).status()).toBe(404);
    const asStranger = { RELEASE_STORE: storeUrl, RELEASE_STORE_KEY: 'a-key-that-nobody-was-given' };
    expect(await repository.run(asStranger, 'release')).toMatch(/key/);
    expect((await request.get(address)).status()).toBe(404);

    const env = { RELEASE_STORE: storeUrl, RELEASE_STORE_KEY: KEY };
    const said = await repository.run(env, 'release');
    expect(said).toContain('is published and live');
    expect(said).not.toContain('Left out');
    const version = /mf-campus (\S+) is published/.exec(said)?.[1] ?? '';
    expect(await repository.run(env, 'releases')).toContain(version);

    const onServer = async () => (await request.get(address)).text();
    await expect.poll(onServer, { timeout: 120_000 }).toContain(`"version":"${version}"`);
    expect(await onServer()).toContain('よその場所で作ったページ');
    const siteMap = page.getByRole('main').getByRole('link', { name: 'キャンパス案内' });
    await page.goto(`${origin}/sitemap/`);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await siteMap.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('よその場所で作ったページ');
    const sitemapFile = await (await request.get(`${origin}/sitemap-static.xml`)).text();
    expect(sitemapFile).toContain('/campus-guide/');

    await page.goto(address);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page.getByRole('button', { name: '0回' }).click();
    await expect(page.getByRole('button', { name: '1回' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(1, 2, 3)');
    // The rules of a part are the shell's, so it knows the names of this build.
    await expect(page.getByRole('button', { name: '1回' })).not.toHaveCSS('border-top-left-radius', '0px');
    expect(await ownParts(page, 'mf-campus')).toEqual([]);
  } finally {
    await shell.stop();
    await store.stop();
    await repository.remove();
  }
});
