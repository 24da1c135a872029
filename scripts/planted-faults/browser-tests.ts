import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '@gakumado/build/roots.ts';
import type { Fault, FindingTest } from './fault.ts';

/** A test as `playwright test --list` names it, without its line: `[phone] › pages/pages.spec.ts › /faq/ keeps …`. */
export type TestName = string;

export interface Failure {
  message: string;
}

/** The failed tests of a run; those that passed are undefined. */
export type Outcomes = Map<TestName, Failure | undefined>;

const SEPARATOR = ' › ';

/** Runs a script or program on this Node, in a copy of the site, and answers its exit code and output. */
function runNode(dir: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, isShown = false) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: dir,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (isShown) process.stdout.write(text);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const playwright = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'playwright.faults.config.ts',
];

/** All browser tests of the copy. */
export async function listTests(dir: string): Promise<TestName[]> {
  const { code, output } = await runNode(dir, [...playwright, '--list']);
  if (code !== 0) throw new Error(`The tests cannot be listed:\n${output}`);
  return output.split('\n').flatMap((line) => {
    const [, project, file, title] = /^ {2}(\[\w+\]) › ([^:]+):\d+:\d+ › (.*)$/.exec(line) ?? [];
    return project && file && title ? [[project, file, title].join(SEPARATOR)] : [];
  });
}

/** The tests that ought to find a fault, of those that there are. */
export function testsOf({ tests }: Fault, all: readonly TestName[], isAnyWidth: boolean): TestName[] {
  const isMeant = (name: TestName, { project, spec, title }: FindingTest) => {
    const [ofProject = '', file, ...titles] = name.split(SEPARATOR);
    return (
      (isAnyWidth || ofProject === `[${project}]`) &&
      file === spec &&
      titles.join(SEPARATOR).startsWith(title)
    );
  };
  return all.filter((name) => tests.some((test) => isMeant(name, test)));
}

interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; results: { status: string; errors: { message?: string }[] }[] }[];
  }[];
}

function readOutcomes(suite: Suite, titles: readonly string[], outcomes: Outcomes): void {
  for (const { title, file, tests } of suite.specs) {
    for (const { projectName, results } of tests) {
      const last = results.at(-1);
      if (!last || last.status === 'skipped') continue;
      const message = last.errors.map(({ message: text = '' }) => text).join('\n');
      const name = [`[${projectName}]`, file, ...titles, title].join(SEPARATOR);
      outcomes.set(name, last.status === 'passed' ? undefined : { message });
    }
  }
  for (const inner of suite.suites ?? []) readOutcomes(inner, [...titles, inner.title], outcomes);
}

const varOf = (dir: string) => path.join(dir, 'var/e2e');

/** Makes the releases of the present sources the live ones, builds and starts what is stale, and runs the tests. */
export async function runTests(dir: string, tests: readonly TestName[]): Promise<Outcomes> {
  for (const remote of remoteNames) {
    const { code, output } = await runNode(dir, ['scripts/release.ts', remote], { VAR_DIR: varOf(dir) });
    if (code !== 0) throw new Error(`${remote} cannot be released:\n${output}`);
  }
  const list = path.join(dir, 'var/tests.txt');
  const results = path.join(dir, 'var/results.json');
  writeFileSync(list, tests.join('\n'));
  rmSync(results, { force: true });
  const { output } = await runNode(dir, [...playwright, '--test-list', list], {}, true);
  const outcomes: Outcomes = new Map();
  const report: { suites: Suite[]; errors: { message: string }[] } = JSON.parse(
    readFileSync(results, 'utf8'),
  );
  for (const suite of report.suites) readOutcomes(suite, [], outcomes);
  if (outcomes.size === 0) throw new Error(`No test was run:\n${output}`);
  return outcomes;
}
