import { expect, test } from '@playwright/test';
import { parse } from 'acorn';
import type { AnyNode } from 'acorn';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import type { AtRule, Declaration, Rule } from 'postcss';
import { readLiveReleases } from '@gakumado/release-store/faulty/faulty-store.ts';
import { builtIns, compat, features, lackedBy } from '../browser-features.ts';
import { e2eVarDir } from '../site.ts';
import { allowedScripts, allowedStyles } from './newer-features.ts';

const storeDir = path.join(e2eVarDir, 'releases');

/** Files that browsers load: of the shell and of the live release of each remote. */
async function listFiles(ending: 'js' | 'css'): Promise<string[]> {
  const { remotes } = await readLiveReleases(storeDir);
  const ofRemotes = Object.entries(remotes).flatMap(([remote, { live, releases }]) =>
    Object.keys(releases[live]?.files ?? {})
      .filter((file) => file.startsWith('web/') && file.endsWith(`.${ending}`))
      .map((file) => path.join(storeDir, remote, live, file)),
  );
  return [...ofRemotes, ...globSync(path.join(e2eVarDir, `build/shell/web/**/*.${ending}`))];
}

/** pdf.js comes as its legacy build, which asks for each newer function and brings its own. */
const isLegacyPdf = (file: string, code: string) =>
  file.includes('pdf.worker') || code.includes('GlobalWorkerOptions');

/** Interfaces whose members are called by names that hardly anything else has. */
const INTERFACES = new Set([
  'AbortSignal',
  'Document',
  'Element',
  'Headers',
  'HTMLElement',
  'PointerEvent',
  'Response',
  'Window',
]);
const BUILT_INS = new Set(Object.keys(builtIns));

const missing = features.filter((feature) => feature.lackedBy.length > 0);
const globals = new Set(missing.filter(({ owner }) => owner === '').map(({ name }) => name));
const statics = new Set(
  missing.filter(({ owner, isStatic }) => owner !== '' && isStatic).map((it) => `${it.owner}.${it.name}`),
);
/** Names of members that no object of the promised browsers has. */
const members = new Set(
  missing
    .filter(({ owner, isStatic }) => !isStatic && (BUILT_INS.has(owner) || INTERFACES.has(owner)))
    .filter(({ name }) => !features.some((other) => other.name === name && other.lackedBy.length === 0))
    .map(({ name }) => `.${name}`),
);

function nameOf(node: AnyNode): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined;
}

/** The newer features that an expression names. */
function* newerIn(node: AnyNode): Generator<string> {
  if (node.type === 'NewExpression' && globals.has(nameOf(node.callee) ?? '')) yield nameOf(node.callee)!;
  if (node.type !== 'MemberExpression' || node.computed) return;
  const [owner, name] = [nameOf(node.object) ?? '', nameOf(node.property) ?? ''];
  if (statics.has(`${owner}.${name}`)) yield `${owner}.${name}`;
  else if (members.has(`.${name}`)) yield `.${name}`;
  if (/^(window|globalThis|self)$/.test(owner) && globals.has(name)) yield name;
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Every feature that a script names; throws for syntax that is newer than ES2022, which Safari 16.4 has whole. */
function newerFeatures(code: string): Set<string> {
  const found = new Set<string>();
  const waiting: AnyNode[] = [parse(code, { ecmaVersion: 2022, sourceType: 'module' })];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    for (const feature of newerIn(node)) found.add(feature);
    waiting.push(...Object.values(node).flat().filter(isNode));
  }
  return found;
}

test('scripts have no syntax and no function that the promised browsers lack', async () => {
  const scripts = (await listFiles('js')).map((file) => [file, readFileSync(file, 'utf8')] as const);
  expect(scripts.length).toBeGreaterThan(50);
  const found = new Map<string, string>();
  for (const [file, code] of scripts) {
    const newer = newerFeatures(code);
    if (!isLegacyPdf(path.basename(file), code))
      for (const feature of newer) found.set(feature, path.basename(file));
  }
  expect([...found].filter(([feature]) => !(feature in allowedScripts))).toEqual([]);
  expect(Object.keys(allowedScripts).filter((feature) => !found.has(feature))).toEqual([]);
});

const {
  properties,
  selectors,
  types,
  'at-rules': atRules,
} = compat.css as unknown as Record<string, typeof compat.css>;
const isNewer = (feature: (typeof compat.css)[string] | undefined) =>
  Boolean(feature?.__compat && lackedBy(feature.__compat).length > 0);
const wordsOf = (text: string) => text.match(/[a-z][a-z-]*/g) ?? [];

function* newerInDeclaration({ prop, value }: Declaration): Generator<string> {
  const property = properties?.[prop];
  if (isNewer(property)) yield prop;
  for (const word of wordsOf(value)) {
    if (isNewer(property?.[word])) yield `${prop}: ${word}`;
    if (value.includes(`${word}(`) && isNewer(types?.[word])) yield `${word}()`;
  }
  for (const [, unit = ''] of value.matchAll(/\d([a-z]+)\b/g))
    if (isNewer(types?.['length']?.[unit])) yield `a length in ${unit}`;
}

function* newerInAtRule({ name, params }: AtRule): Generator<string> {
  const rule = atRules?.[name];
  if (isNewer(rule)) yield `@${name}`;
  for (const word of wordsOf(params)) if (isNewer(rule?.[word])) yield `@${name} ${word}`;
}

function* newerInRule({ selector, parent }: Rule): Generator<string> {
  for (const [, name = ''] of selector.matchAll(/::?([a-z-]+)/g))
    if (isNewer(selectors?.[name])) yield `:${name}`;
  for (let around: unknown = parent; around; around = (around as Rule).parent)
    if ((around as Rule).type === 'rule') yield 'nesting';
}

test('styles need nothing that the promised browsers lack', async () => {
  const found = new Map<string, string>();
  const files = await listFiles('css');
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    postcss.parse(readFileSync(file, 'utf8')).walk((node) => {
      const newer =
        node.type === 'decl'
          ? newerInDeclaration(node)
          : node.type === 'atrule'
            ? newerInAtRule(node)
            : node.type === 'rule'
              ? newerInRule(node)
              : [];
      for (const feature of newer) found.set(feature, path.basename(file));
    });
  }
  expect([...found].filter(([feature]) => !(feature in allowedStyles))).toEqual([]);
  expect(Object.keys(allowedStyles).filter((feature) => !found.has(feature))).toEqual([]);
});
