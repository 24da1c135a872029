import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@gakumado/build/roots.ts';
import { isSkipped, listFiles } from './list-files.ts';

/**
 * Every path and name in backticks in README and docs exists. In backticks stands only what the project has: names of
 * other projects and names that are gone are written without.
 */

const read = (file: string) => readFileSync(path.join(rootDir, file), 'utf8');

const files = listFiles();
const folders = [
  ...new Set(
    files.flatMap((file) => file.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'))),
  ),
];
/** Each path behind a line break and a slash, so that one search finds an ending of a path that begins with a name. */
const allPaths = `\n/${[...files, ...folders].join('\n/')}\n`;

const isSource = (file: string) =>
  /\.(ts|tsx|mjs|js|css|sql)$|(^|\/)(package|version|tsconfig)\.json$|\.env\.example$|^backend\/seed\/content\/.*\.json$/.test(
    file,
  ) && !/^(docs\/|.*\/docs\.test\.ts$)/.test(file);

const sources = files.filter(isSource).map(read).join('\n');
const words = new Set(sources.match(/[A-Za-z_$][\w$]*/g));
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);

const endings =
  'ts|tsx|mjs|js|json|css|sql|md|csv|tsv|jsonl|txt|svg|webp|jpg|png|pdf|mp4|vtt|html|log|example';
const fileName = new RegExp(`[\\w}>*…]\\.(${endings})$`);
const placeholder = /\{[^{}/]*\}|<[^<>/]*>|\*\*|\*|…/g;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a path of the project ends so. Placeholders (`{id}`, `<name>`, `*`) stand for a part of one name. */
const isPath = (text: string) => {
  const name = text.replace(/^(\.{1,2}\/)+|^\//, '').replace(/\/$/, '');
  if (isSkipped(name.split('/')[0]!)) return true;
  if (!name.match(placeholder)) return allPaths.includes(`/${name}\n`);
  return new RegExp(`/${name.split(placeholder).map(escaped).join('[^\\n]*')}\\n`).test(allPaths);
};

/** Whether the sources have every fixed part of an address or of the name of a call. */
const isAddress = (text: string) =>
  text
    .split(placeholder)
    .map((part) => part.replace(/^\/?(.*?)\/?$/, '$1'))
    .every((part) => part === '' || sources.includes(part));

/** A file that the code writes or serves: one of its texts ends with the name, or has the parts around placeholders. */
const isMadeFile = (name: string) =>
  name.match(placeholder)
    ? isAddress(name)
    : ["'", '"', '`'].some(
        (quote) => sources.includes(`/${name}${quote}`) || sources.includes(quote + name + quote),
      );

const isName = (name: string) => words.has(name) || (name.endsWith('_') && sources.includes(name));

const hasTwoParts = (name: string) => /[a-z0-9][A-Z]|[A-Za-z0-9]_[A-Za-z0-9]/.test(name);

/** Which texts in backticks name something that is not there. */
const findFalseNames = (page: string) => {
  const text = page.replace(/^```[\s\S]*?^```/gm, '');
  const found: string[] = [];
  for (const [, token = ''] of text.matchAll(/`([^`]+)`/g)) {
    const script = /^npm run ([\w-]+)/.exec(token)?.[1];
    if (script !== undefined && !scripts.includes(script)) found.push(token);
    const isMarkup = token.startsWith('<') && !token.startsWith('<r');
    for (const word of token.replace(/https?:\/\/\S*/g, '').split(/[^\w$@./*{}<>…~-]+/)) {
      const isSlashed = word.includes('/') && /[A-Za-z]/.test(word) && !isMarkup;
      if (fileName.test(word) && !word.startsWith('/') && !isMarkup) {
        if (!isPath(word) && !isMadeFile(word)) found.push(word);
      } else if (isSlashed) {
        if (!isPath(word) && !isAddress(word)) found.push(word);
      } else if (/^[A-Za-z@][\w-]*-[\w-]+$/.test(word)) {
        if (!sources.includes(word) && !isPath(word) && !allPaths.includes(`/${word}.`)) found.push(word);
      } else {
        const isAlone = word === token.replace(/\(\)$/, '');
        const names = word.replace(placeholder, ' ').match(/[A-Za-z_$][\w$]*/g) ?? [];
        found.push(...names.filter((name) => (isAlone || hasTwoParts(name)) && !isName(name)));
      }
    }
  }
  return found;
};

/** Which links of a page lead to a file that is not there. */
const findFalseLinks = (file: string) =>
  [...read(file).matchAll(/\]\((?!https?:|\/)([^)#\s]+)[^)]*\)/g)]
    .map(([, link = '']) => path.posix.join(path.posix.dirname(file), link))
    .filter((target) => !isPath(target) || !existsSync(path.join(rootDir, target)));

const pages = files.filter((file) =>
  /^(README|docs\/([^/]+|recipes\/[^/]+|decisions\/[^/]+))\.md$/.test(file),
);

test('there are pages, files and sources to compare', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(files.length).toBeGreaterThan(2_000);
  expect(words.size).toBeGreaterThan(10_000);
});

test.each(pages)('%s names what exists', (page) => {
  expect(findFalseNames(read(page))).toEqual([]);
  expect(findFalseLinks(page)).toEqual([]);
});

test.each([
  ['a path', '`shared/src/gone/nowhere.ts`', 'shared/src/gone/nowhere.ts'],
  ['a file', 'see `nowhere-to-be-seen.ts`', 'nowhere-to-be-seen.ts'],
  ['a folder', '`shared/src/nowhere/`', 'shared/src/nowhere/'],
  [
    'a path with a placeholder',
    '`backend/src/nowhere/<area>-routes.ts`',
    'backend/src/nowhere/<area>-routes.ts',
  ],
  ['a name', 'calls `noSuchFunction`', 'noSuchFunction'],
  ['a call of a function', '`nosuch()`', 'nosuch'],
  ['a name in an expression', '`Record<NoSuchType, …>`', 'NoSuchType'],
  ['a column', '`estate.no_such_column`', 'no_such_column'],
  ['a variable', '`NO_SUCH_VARIABLE`', 'NO_SUCH_VARIABLE'],
  ['a name with hyphens', '`no-such-thing-here`', 'no-such-thing-here'],
  ['an address', '`/no_such_page/{id}/`', '/no_such_page/{id}/'],
  ['a script', '`npm run nothing`', 'npm run nothing'],
])('%s that is not there is found', (_, text, name) => {
  expect(findFalseNames(text)).toEqual([name]);
});

test('paths, names, values and commands that are there pass', () => {
  expect(
    findFalseNames(
      '`shared/src/once/paths.ts`, `paths.ts`, `backend/src/areas/<area>/`, `mf-<name>`, `var/log/shell.log`, `listEstates()`, ' +
        '`estate/list`, `/view/{id}/`, `?step=`, `npm run check`, `2027-03-25`, `https://example.com/nothing/here.ts`, `Record<AreaSlug, …>`',
    ),
  ).toEqual([]);
});
