import { expect as baseExpect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ports, rootDir, startProcess } from '../site.ts';
import type { Running } from '../site.ts';
import { copySources } from './source-tree.ts';
import type { SourceTree } from './source-tree.ts';

/** A change is built, and a busy machine builds for a minute. */
const expect = baseExpect.configure({ timeout: 120_000 });

const PORT = ports.shell + 30;
const origin = `http://localhost:${PORT}`;
/** Its choice has the simulation open. */
const address = `${origin}/view/100015/?stay_months=48`;

const PAGE = 'mf-estate/src/pages/view/view-page.tsx';
const LOADER = 'mf-estate/src/pages/view/load-view.ts';
const PART = 'mf-estate/src/pages/view/building-facts.tsx';
const STYLE = 'mf-estate/src/components/estate-page.module.css';

/** Edits of the tree's files, each from the text that the file had at first. */
function createEditor({ dir }: SourceTree) {
  const originals = new Map<string, string>();
  const heal = async (file: string) => writeFile(path.join(dir, file), originals.get(file) ?? '');
  const edit = async (file: string, find: string, replacement: string) => {
    const text = originals.get(file) ?? (await readFile(path.join(dir, file), 'utf8'));
    originals.set(file, text);
    expect(text).toContain(find);
    await writeFile(
      path.join(dir, file),
      text.replace(find, () => replacement),
    );
  };
  return { edit, heal };
}

/** Starts `npm run dev mf-estate` in a tree, with the backend of the site under test. */
function startDevelopment({ dir, storeDir }: SourceTree): Promise<Running> {
  return startProcess(
    path.relative(rootDir, path.join(dir, 'scripts/dev.ts')),
    {
      PORT: String(PORT),
      RELEASE_STORE_PORT: String(PORT + 1),
      DEV_PORT: String(PORT + 2),
      RELEASE_STORE_DIR: storeDir,
      VAR_DIR: path.join(dir, 'var'),
      BACKEND_URL: `http://127.0.0.1:${ports.backend}`,
      MAP_TILES_URL: 'off',
    },
    480_000,
    () => {},
    ['mf-estate'],
  );
}

const overlayOf = (page: Page) => page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

const foldOf = (page: Page) => page.locator('main details', { hasText: 'セキュリティ' });
const dateOf = (page: Page) => page.getByLabel('入居日');
const noOverlay = (page: Page) =>
  expect(page.locator('iframe#webpack-dev-server-client-overlay')).toHaveCount(0);

/** Leaves something that only an open document has, an open fold, and a field with another content. */
async function leaveState(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'wasHere', true));
  await foldOf(page).locator('summary').click();
  await dateOf(page).fill('');
  await expectState(page);
}

async function expectState(page: Page): Promise<void> {
  await expectDocument(page);
  await expect(foldOf(page)).toHaveAttribute('open');
}

/** React forgets the state of a component that threw; what was typed is put back. */
async function expectDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'wasHere'))).toBe(true);
  await expect(dateOf(page)).toHaveValue('');
}

test('a change shows in the open page and in the HTML of the server, and a fault in an overlay until it is healed', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const tree = await copySources('development');
  const { edit, heal } = createEditor(tree);
  const site = await startDevelopment(tree);
  const hasHtml = async (text: string) => (await (await fetch(address)).text()).includes(text);
  const expectHtml = (text: string) => expect.poll(() => hasHtml(text), { timeout: 120_000 }).toBe(true);
  try {
    await expectHtml('物件概要・取引の表示');
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await leaveState(page);

    await test.step('text, style and loader', async () => {
      await edit(PART, '物件概要・取引の表示', '建物のしるし');
      await expect(page.getByText('建物のしるし')).toBeVisible();
      await expectHtml('建物のしるし');
      await edit(STYLE, '.page {', '.page {\n  outline: 7px solid rgb(1, 2, 3);');
      await expect(page.locator('[class*="estate-page-module__page__"]')).toHaveCSS('outline-width', '7px');
      await edit(
        LOADER,
        '    estate,\n    /**',
        "    estate: { ...estate, name: '積み込み三号荘' },\n    /**",
      );
      await expect(page.getByRole('heading', { level: 1 })).toContainText('積み込み三号荘');
      await expectHtml('積み込み三号荘');
      await expectState(page);
    });

    await test.step('a throw in a loader', async () => {
      await edit(
        LOADER,
        '  const view = {',
        "  if (estateId > 0) throw new Error('data');\n  const view = {",
      );
      await expect(overlayOf(page)).toContainText(`${LOADER}:`);
      await expect(overlayOf(page)).toContainText('Error: data');
      await heal(LOADER);
      await noOverlay(page);
      await expectState(page);
    });

    await test.step('window in a render of the server', async () => {
      await edit(PART, '  const updated =', '  if (window.innerWidth < 0) return null;\n  const updated =');
      await expect(overlayOf(page)).toContainText(`${PART}:`);
      await expect(overlayOf(page)).toContainText('window is not defined');
      await heal(PART);
      await noOverlay(page);
      await expectState(page);
    });

    await test.step('a throw of a module', async () => {
      await edit(PART, 'export function', "if (Math.PI > 3) throw new Error('module');\nexport function");
      await expect(overlayOf(page)).toContainText('Error: module');
      await expect(overlayOf(page)).toContainText(`${PART}:`);
      await heal(PART);
      await noOverlay(page);
      await expectState(page);
    });

    await test.step('an endless loop of the server', async () => {
      await edit(
        LOADER,
        '  const view = {',
        "  if (typeof window === 'undefined') for (;;);\n  const view = {",
      );
      await expect(overlayOf(page)).toContainText('endless loop');
      await expect(overlayOf(page)).toContainText(`${LOADER}:`);
      await heal(LOADER);
      await noOverlay(page);
      await expectState(page);
      await expectHtml('物件概要・取引の表示');
    });

    await test.step('a throw in a render', async () => {
      await edit(PAGE, '  useRecordView(', "  if (Math.PI > 3) throw new Error('render');\n  useRecordView(");
      await expect(overlayOf(page)).toContainText('Error: render');
      await expect(overlayOf(page)).toContainText(`${PAGE}:`);
      await heal(PAGE);
      await expect(page.getByRole('status').filter({ hasText: '作り直しました' })).toBeVisible();
      await noOverlay(page);
      await expectDocument(page);
    });

    await test.step('a page that is opened with a fault', async () => {
      await edit(
        PAGE,
        'export function loader',
        "if (Math.PI > 3) throw new Error('first');\nexport function loader",
      );
      await expect(overlayOf(page)).toContainText('Error: first');
      await page.reload();
      await expect(overlayOf(page)).toContainText(`${PAGE}:`);
      await heal(PAGE);
      await expect(page.getByText('物件概要・取引の表示')).toBeVisible();
      await noOverlay(page);
    });
  } finally {
    await site.stop();
  }
});
