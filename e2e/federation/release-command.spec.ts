import { expect, test } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { e2eVarDir, ports, startProcess } from '../site.ts';
import { copySources } from './source-tree.ts';

const SHELL_PORT = 3411;
const STORE_PORT = 3412;

const newRoutes = `import type { RemoteRoute } from '@gakumado/shared/routing';

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
import { Button } from '@gakumado/shared/ui';

export function Component() {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>コマンドで公開した版</h1>
      <Button onClick={() => setCount(count + 1)}>{count}回</Button>
    </>
  );
}
`;

test("the release command publishes a team's change, and rollback takes it back", async ({
  page,
  request,
}) => {
  const tree = await copySources();
  const store = await startProcess('release-store/server.ts', {
    RELEASE_STORE_PORT: String(STORE_PORT),
    RELEASE_STORE_DIR: tree.storeDir,
  });
  const shell = await startProcess('shell/src/server/main.ts', {
    VAR_DIR: e2eVarDir,
    PORT: String(SHELL_PORT),
    SITE_ORIGIN: `http://localhost:${SHELL_PORT}`,
    BACKEND_URL: `http://127.0.0.1:${ports.backend}`,
    RELEASE_STORE_URL: `http://127.0.0.1:${STORE_PORT}`,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
  });
  try {
    const address = `http://localhost:${SHELL_PORT}/faq/`;
    const onServer = async () => (await request.get(address)).text();
    const content = path.join(tree.dir, 'mf-content/src');
    await mkdir(path.join(content, 'pages/new'), { recursive: true });
    await writeFile(path.join(content, 'pages/new/new-page.tsx'), newPage);
    await writeFile(path.join(content, 'routes.tsx'), newRoutes);

    expect(await tree.run('release.ts', 'mf-content')).toContain('is published and live');
    await expect.poll(onServer).toContain('コマンドで公開した版');
    await page.goto(address);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page.getByRole('button', { name: '0回' }).click();
    await expect(page.getByRole('button', { name: '1回' })).toBeVisible();

    expect(await tree.run('rollback.ts', 'mf-content')).toContain('is live again');
    await expect.poll(onServer).not.toContain('コマンドで公開した版');
  } finally {
    await shell.stop();
    await store.stop();
  }
});
