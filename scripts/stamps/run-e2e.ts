import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { varDir } from '@gakumado/build/roots.ts';
import { run } from '../run.ts';
import { choose, describeLeftOut, stampOutcomes } from './choose.ts';
import type { MakePart } from './choose.ts';
import { e2ePart } from './e2e-parts.ts';
import type { Stamp } from './stamps.ts';
import { readTree } from './tree.ts';

const reportFile = path.join(varDir, 'test/e2e.json');
const listFile = path.join(varDir, 'test/e2e-tests.txt');

interface Test {
  projectName: string;
  annotations: { type: string; description?: string }[];
  /** `expected` passed, `flaky` in its second run. */
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { duration: number; status?: string; annotations?: Test['annotations'] }[];
}

interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs: { title: string; tests: Test[] }[];
}

/** Tests by name: project, file and titles, as Playwright's lists of tests have them. */
function testsOf({ suites, specs, ...suite }: Suite, titles: readonly string[] = []): [string, Test][] {
  // The outermost suite is the file.
  const own = suite.title === suite.file ? titles : [...titles, suite.title];
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.map((test): [string, Test] => [
        [`[${test.projectName}]`, suite.file, ...own, title].join(' › '),
        test,
      ]),
    ),
    ...(suites ?? []).flatMap((inner) => testsOf(inner, own)),
  ];
}

function readReport(text: string): [string, Test][] {
  try {
    const { suites } = JSON.parse(text) as { suites: Suite[] };
    return suites.flatMap((suite) => testsOf(suite));
  } catch {
    return [];
  }
}

const specOf = (name: string) => name.split(' › ')[1] ?? '';

/** A spec whose tests follow one another is one part: they run, or none of them does. */
const isSerial = (name: string) =>
  /mode: '(serial|default)'/.test(readFileSync(path.join('e2e', specOf(name)), 'utf8'));

/** A test that was interrupted, or never begun, is reported as skipped as well; it has no annotation that says so. */
function hasPassed({ status, results, annotations }: Test): boolean {
  if (status !== 'skipped') return status !== 'unexpected';
  const last = results.at(-1);
  const isMeant = [...annotations, ...(last?.annotations ?? [])].some(({ type }) => type === 'skip');
  return isMeant && last?.status === 'skipped';
}

function visitedBy(test: Test): readonly string[] | undefined {
  // A test that was skipped by its width has visited nothing and needs nothing.
  const notes = test.results.at(-1)?.annotations ?? test.annotations;
  const note = notes.find(({ type }) => type === 'visited');
  return note && (note.description ?? '').split(' ').filter(Boolean);
}

const makePart: MakePart = (name, stamp, tree) => e2ePart(name, specOf(name), stamp?.visited, tree);

function remoteOf({ visited, name }: Stamp): string {
  const remotes = new Set((visited ?? []).map((page) => page.split('/', 1)[0]));
  const [remote] = remotes;
  if (remotes.size !== 1 || remote === 'all')
    return specOf(name).startsWith('processes/') ? 'the site' : 'several remotes';
  return remote ?? '';
}

/** Runs the tests of the browser that something they depend on has changed for, with `isAll` all of them. */
export async function runE2e(chromium: string, isAll: boolean): Promise<{ code: number; leftOut: string[] }> {
  const { size, mtimeMs } = statSync(chromium);
  const programs = [
    `node ${process.version} ${process.platform} ${process.arch}`,
    `chromium ${chromium} ${size} ${mtimeMs}`,
    ...['MAP_TILES_URL', 'TZ', 'LANG'].map((name) => `${name}=${process.env[name] ?? ''}`),
  ];
  const env = { CHROMIUM_PATH: chromium };
  rmSync(reportFile, { force: true });
  mkdirSync(path.dirname(reportFile), { recursive: true });
  const report = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  const list = await run('playwright', ['test', '--list', '--reporter=json'], false, report);
  if (list.code !== 0) console.error(list.output);
  const names = readReport(readFileSync(reportFile, 'utf8')).map(([name]) => name);
  const before = readTree();
  const choice = choose(names, makePart, programs, isAll);
  const whole = new Set(choice.waiting.filter(isSerial).map(specOf));
  const leftOut = choice.leftOut.filter(({ name }) => !whole.has(specOf(name)));
  const told = describeLeftOut(
    leftOut,
    (stamp) => `${specOf(stamp.name).split('/', 1)[0]} of ${remoteOf(stamp)}`,
  );
  if (names.length > 0 && leftOut.length === names.length) return { code: 0, leftOut: told };

  const left = new Set(leftOut.map(({ name }) => name));
  writeFileSync(listFile, names.filter((name) => !left.has(name)).join('\n'));
  const only = left.size > 0 ? ['--test-list', listFile] : [];
  rmSync(reportFile, { force: true });
  const { code } = await run('playwright', ['test', '--reporter=list,json', ...only], true, report);
  const tests = (() => {
    try {
      return readReport(readFileSync(reportFile, 'utf8'));
    } catch {
      return [];
    }
  })();
  const outcomes = tests.map(([name, test]) => ({
    name,
    hasPassed: hasPassed(test),
    seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    visited: visitedBy(test),
  }));
  // A site that is not the one of this tree says nothing about this tree.
  if (!process.env['E2E_BASE_URL']) stampOutcomes(outcomes, makePart, programs, before);
  return { code, leftOut: told };
}
