import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { remoteNames, rootDir } from '@gakumado/build/roots.ts';
import { readClaims } from '@gakumado/release-store/read-claims.ts';
import { reservedSegments } from '@gakumado/shared/call-prefixes';

// Makes a remote with one page, its test and its row among the browser tests.

/** Names become folders, addresses and words of a program. */
const NAME = /^mf-(?<segment>[a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;
const NAME_MAX = 40;

const fromRoot = (...names: string[]) => path.join(rootDir, ...names);

/** Ends the command before anything is written. */
function refuse(reason: string): never {
  console.error(
    `${reason} Nothing was changed.\n` +
      'Usage: npm run new <remote> [<name in Japanese>], such as `npm run new mf-campus キャンパス案内`.',
  );
  process.exit(2);
}

function readWords() {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    const [remote = '', label, ...more] = positionals;
    const segment = NAME.exec(remote)?.groups?.['segment'];
    if (segment === undefined || more.length > 0 || remote.length > NAME_MAX)
      return refuse(`"${positionals.join(' ')}" is no name of a remote.`);
    return { remote, segment, label: label?.trim() || segment };
  } catch (error) {
    return refuse(error instanceof Error ? `${error.message}.` : '');
  }
}

/** Looks at the name before anything is written. */
async function requireFree(remote: string, segment: string): Promise<void> {
  if (existsSync(fromRoot(remote)) || existsSync(tableFile(segment))) refuse(`${remote} exists.`);
  if (reservedSegments.includes(segment)) refuse(`The server answers /${segment}/ itself.`);
  for (const other of remoteNames) {
    const { segments } = await readClaims(other);
    if (segments.includes(segment)) refuse(`/${segment}/ belongs to ${other}.`);
  }
}

const tableFile = (segment: string) => fromRoot('e2e/table', `${segment}-pages.ts`);
const toCamelCase = (words: string) =>
  words.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/** A text as it stands between the quotes of a source. */
const toSource = (text: string) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll("'", String.raw`\'`);

interface Names {
  remote: string;
  segment: string;
  label: string;
}

async function writeSources({ remote, segment, label }: Names): Promise<void> {
  const src = fromRoot(remote, 'src');
  await cp(fromRoot('scripts/remote-template'), src, { recursive: true });
  for (const entry of await readdir(src, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text.replaceAll('template', segment).replaceAll('お手本', () => toSource(label)),
    );
  }
}

type Manifest = Record<string, unknown> & {
  workspaces: string[];
  dependencies: Record<string, string>;
};
const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(fromRoot(folder, 'package.json'), 'utf8'));
const writeManifest = (folder: string, manifest: object) =>
  writeFile(fromRoot(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

/** Adds the workspace. The packages are those that its sources import, in the version of all workspaces. */
async function addWorkspace({ remote }: Names): Promise<void> {
  const { dependencies, ...model } = await readManifest('mf-estate');
  const { name: _name, devDependencies: _ofModel, ...common } = model;
  const shared = '@gakumado/shared';
  await writeManifest(remote, {
    name: `@gakumado/${remote}`,
    ...common,
    dependencies: { [shared]: dependencies[shared] },
  });
  const root = await readManifest('.');
  const last = root.workspaces.findLastIndex((folder) => folder.startsWith('mf-'));
  await writeManifest('.', { ...root, workspaces: root.workspaces.toSpliced(last + 1, 0, remote) });
}

/** Writes the table of its pages for the browser tests, and adds it to the others. */
async function addTable({ remote, segment, label }: Names): Promise<void> {
  const table = `${toCamelCase(segment)}Pages`;
  const says = label.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  await writeFile(
    tableFile(segment),
    `import type { Row } from './page-table.ts';\n\n/** The pages of ${remote}. */\n` +
      `export const ${table}: readonly Row[] = [\n` +
      `  ['${segment}', 'default', '', 'yes', { at: '/${segment}/', says: /${says}/ }],\n];\n`,
  );
  const file = fromRoot('e2e/table/site-routes.ts');
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text
      .replace(/^/, `import { ${table} } from './${segment}-pages.ts';\n`)
      .replace(/^\} as const satisfies Record/m, `  '${remote}': ${table},\n$&`),
  );
}

function runQuietly(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd: rootDir, encoding: 'utf8' });
  if (status !== 0) throw new Error(`\`${command} ${args.join(' ')}\` failed.\n${stderr}`);
}

const names = readWords();
const { remote, segment, label } = names;
await requireFree(remote, segment);
await writeSources(names);
await addWorkspace(names);
await addTable(names);
runQuietly('oxfmt', [fromRoot(remote), tableFile(segment), fromRoot('e2e/table/site-routes.ts')]);
// The packages themselves come with the next command, as after every change of the lockfile.
runQuietly('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund']);
console.log(`${remote} is there, with the page /${segment}/ “${label}”.
- ${remote}/src/claims.ts says what it owns: its name, its addresses, its pages on the site map.
- ${remote}/src/routes.tsx has its routes, ${remote}/src/pages/ its pages: docs/recipes/page.md.
- e2e/table/${segment}-pages.ts has the rows of its browser tests.
Next:
  npm run dev ${remote}              shows it while you write
  npm run check                      looks at it
  npm run release -- ${remote}       makes it live, with no restart`);
