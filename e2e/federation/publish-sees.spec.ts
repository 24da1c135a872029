import { expect, test } from '@playwright/test';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copySources } from './source-tree.ts';
import type { SourceTree } from './source-tree.ts';

const REMOTE = 'mf-estate';

interface Page {
  path: string;
  /** Its module. */
  source: string;
  handle?: string;
}

const component = (body: string) => `export function Component() { ${body} }\n`;

/** Adds pages to the remote of a tree, in place of those that an earlier call added. */
async function addPages({ dir }: SourceTree, pages: Record<string, Page>, routes: string): Promise<void> {
  const src = path.join(dir, REMOTE, 'src');
  await mkdir(path.join(src, 'made-up'), { recursive: true });
  for (const [name, { source }] of Object.entries(pages))
    await writeFile(path.join(src, `made-up/${name}.tsx`), source);
  const added = Object.entries(pages).map(
    ([name, { path: address, handle = "{ layout: 'default' }" }]) => `{
      id: '${REMOTE}/${name}', path: '${address}', handle: ${handle},
      lazy: () => import(/* webpackChunkName: "${name}" */ './made-up/${name}.tsx'),
    },`,
  );
  await writeFile(path.join(src, 'routes.tsx'), routes.replace(/\n\];/, `\n${added.join('\n')}\n];`));
}

const ofAnotherRemote: Record<string, Page> = {
  'foreign-page': { path: '/faq/own', source: component('return <p>x</p>;') },
};

/** Faults that tables, types and styles show. */
const seenInTables: Record<string, Page> = {
  'typed-page': { path: '/view/typed', source: component("return <p>{'x'.naem}</p>;") },
  'styled-page': {
    path: '/view/styled',
    source: `import './plain.css';\n${component('return <p>x</p>;')}`,
  },
  'layout-page': {
    path: '/view/layout',
    handle: "{ layout: 'wide' as never }",
    source: component('return <p>x</p>;'),
  },
  'guard-page': {
    path: '/view/guard',
    handle: "{ layout: 'default', guards: ['adult' as never] }",
    source: component('return <p>x</p>;'),
  },
  'new-name-page': {
    path: '/view/new-name',
    source: `import { brandNew } from '@gakumado/shared/store';\n${component('return <p>{brandNew()}</p>;')}`,
  },
};

const seenOnServer: Record<string, Page> = {
  'render-page': {
    path: '/view/render',
    source: component("if (Math.PI > 3) throw new Error('no render'); return null;"),
  },
  'loader-page': {
    path: '/view/loader',
    source: `export function loader() { throw new Error('no data'); }\n${component('return <p>x</p>;')}`,
  },
  'window-page': { path: '/view/window', source: component('return <p>{window.innerWidth}</p>;') },
  'empty-page': { path: '/view/empty', source: 'export const nothing = 1;\n' },
};

const seenInBrowser: Record<string, Page> = {
  'mismatch-page': {
    path: '/view/mismatch',
    source: component("return <p>{typeof document === 'undefined' ? 'server' : 'browser'}</p>;"),
  },
  'effect-page': {
    path: '/view/effect',
    source: `import { useEffect } from 'react';\n${component("useEffect(() => { throw new Error('no effect'); }, []); return <p>x</p>;")}`,
  },
};

test('the release command refuses what visitors would see, says where it is, and changes nothing', async () => {
  test.setTimeout(600_000);
  const tree = await copySources('seen');
  const registry = () => readFile(path.join(tree.storeDir, 'registry.json'), 'utf8');
  const files = () => readdir(path.join(tree.storeDir, REMOTE));
  const [before, filesBefore] = [await registry(), await files()];
  const routes = await readFile(path.join(tree.dir, REMOTE, 'src/routes.tsx'), 'utf8');
  const storeEntry = path.join(tree.dir, 'shared/src/once/store/index.ts');
  const storeSource = await readFile(storeEntry, 'utf8');
  await writeFile(path.join(tree.dir, REMOTE, 'src/plain-env.d.ts'), "declare module '*/plain.css';\n");

  const refusal = async (pages: Record<string, Page>, withRoutes = routes) => {
    await addPages(tree, pages, withRoutes);
    const error: unknown = await tree.run('release.ts', REMOTE).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 1 });
    expect([await registry(), await files()]).toEqual([before, filesBefore]);
    return String(error);
  };

  await test.step('a claim of another remote', async () => {
    const claims = path.join(tree.dir, REMOTE, 'src/claims.ts');
    const source = await readFile(claims, 'utf8');
    await writeFile(claims, source.replace('segments: [', "segments: ['faq', "));
    expect(await refusal(ofAnotherRemote)).toMatch(
      /mf-estate\/src\/claims\.ts:5: the claim "faq" is that of mf-content, which is live/,
    );
    await writeFile(claims, source);
  });

  await test.step('all that tables, types and styles show is listed at once', async () => {
    await mkdir(path.join(tree.dir, REMOTE, 'src/made-up'), { recursive: true });
    await writeFile(path.join(tree.dir, REMOTE, 'src/made-up/plain.css'), 'header { display: none }\n');
    await writeFile(storeEntry, `${storeSource}\nexport const brandNew = () => 'new';\n`);
    const dropped = routes.replace("path: '/simpleview", "path: '/simpleview/moved");
    const said = await refusal(seenInTables, dropped);
    for (const line of [
      /mf-estate\/src\/made-up\/typed-page\.tsx:1: TS\d+: Property 'naem'/,
      /mf-estate\/src\/made-up\/plain\.css:1: a rule of a plain stylesheet/,
      /mf-estate\/src\/routes\.tsx:\d+: \S*layout-page names the layout wide/,
      /guard-page names the guard adult/,
      /it uses brandNew of @gakumado\/shared\/store, which the live shell does not have/,
      /--drop \/simpleview/,
    ])
      expect(said).toMatch(line);
    await writeFile(storeEntry, storeSource);
  });

  await test.step('pages that fail on the server', async () => {
    const said = await refusal(seenOnServer);
    for (const line of [
      /made-up\/render-page\.tsx: .* fails on the server: Error: no render/,
      /made-up\/loader-page\.tsx: .* fails on the server: Error: no data/,
      /made-up\/window-page\.tsx: .* fails on the server: ReferenceError: window is not defined/,
      /made-up\/empty-page\.tsx: .* fails on the server: the page has no Component/,
    ])
      expect(said).toMatch(line);
  });

  await test.step('pages that fail in browsers alone', async () => {
    const said = await refusal(seenInBrowser);
    expect(said).toMatch(/mismatch-page\.tsx: .* the first render in a browser differs/);
    expect(said).toMatch(/effect-page\.tsx: .* Error: no effect/);
  });
});
