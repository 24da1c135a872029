import { expect, test } from '@playwright/test';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { e2eVarDir, ports, startProcess } from '../site.ts';
import { ownParts } from './own-parts.ts';
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

const newClaims = `import type { RemoteClaims } from '@gakumado/shared/claims';

export const claims: RemoteClaims = { name: 'サポート', segments: ['faq'], sitemap: [] };
`;

const newPage = `import { useState } from 'react';
import { pageTitle } from '@gakumado/shared/brand';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Button } from '@gakumado/shared/ui';

export function Component() {
  const [count, setCount] = useState(0);
  return (
    <>
      <title>{pageTitle(sitePages.faq.label)}</title>
      <h1 id={paths.faq()}>コマンドで公開した版</h1>
      <Button onClick={() => setCount(count + 1)}>{count}回</Button>
    </>
  );
}
`;

/** Changes of `shared` that no part of the share scope contains: a text of a form, a word of mails, a search field. */
const changesBesideParts = [
  { file: 'forms/message-texts.ts', from: '郵便番号は7桁の数字で', to: '郵便番号は数字7桁で' },
  { file: 'vocabulary/field-labels.ts', from: "grade_id: '学年'", to: "grade_id: '新学年'" },
  { file: 'search-fields/fields.ts', from: "label: '", to: "label: '新" },
];

test("the release command publishes a team's change with the parts of shared that it changes, and rollback takes it back", async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const tree = await copySources('command');
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
    const change = async (file: string, from: string, to: string) => {
      const place = path.join(tree.dir, 'shared/src/lib', file);
      const source = await readFile(place, 'utf8');
      expect(source).toContain(from);
      await writeFile(place, source.replace(from, to));
    };
    /** The addresses that a release would give up, as its refusal names them. */
    const listVanished = async () => {
      const refusal: unknown = await tree.run('release.ts', 'mf-content').catch((error: unknown) => error);
      return [...String(refusal).matchAll(/--drop (\S+)\.$/gm)].map(([, path = '']) => path);
    };
    /** Releases mf-content and opens the page of the new release; answers its version. */
    const release = async (...options: string[]) => {
      const said = await tree.run('release.ts', 'mf-content', ...options);
      expect(said).not.toContain('Left out');
      expect(said).toContain('is published and live');
      const version = said.split(' ')[1] ?? '';
      await expect.poll(onServer).toContain(`"version":"${version}"`);
      await page.goto(address);
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      return version;
    };
    const content = path.join(tree.dir, 'mf-content/src');
    await mkdir(path.join(content, 'pages/new'), { recursive: true });
    await writeFile(path.join(content, 'pages/new/new-page.tsx'), newPage);
    await writeFile(path.join(content, 'routes.tsx'), newRoutes);
    await writeFile(path.join(content, 'claims.ts'), newClaims);
    for (const { file, from, to } of changesBesideParts) await change(file, from, to);

    const vanished = await listVanished();
    expect(vanished).toContain('/topic/:area/:id');
    expect(vanished).not.toContain('/faq');
    const first = await release(...vanished.flatMap((path) => ['--drop', path]));
    expect(await onServer()).toContain('コマンドで公開した版');
    await page.getByRole('button', { name: '0回' }).click();
    await expect(page.getByRole('button', { name: '1回' })).toBeVisible();
    expect(await ownParts(page, 'mf-content')).toEqual([]);

    await change('ui/button/button.module.css', 'border-radius: var(--radius-m);', 'border-radius: 3px;');
    const second = await release();
    await expect(page.getByRole('button', { name: '0回' })).toHaveCSS('border-radius', '3px');
    await page.getByRole('button', { name: '0回' }).click();
    await expect(page.getByRole('button', { name: '1回' })).toHaveCSS('border-radius', '3px');
    expect(await ownParts(page, 'mf-content')).toEqual(['shared-ui-core.css', 'shared-ui-core.js']);

    expect(await tree.run('rollback.ts', 'mf-content')).toContain('is live again');
    await expect.poll(onServer).toContain(`"version":"${first}"`);
    expect(await onServer()).not.toContain(second);
  } finally {
    await shell.stop();
    await store.stop();
  }
});
