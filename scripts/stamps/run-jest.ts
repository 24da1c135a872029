import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rootDir, varDir } from '@gakumado/build/roots.ts';
import { run } from '../run.ts';
import { choose, describeLeftOut, stampOutcomes } from './choose.ts';
import type { MakePart } from './choose.ts';
import { jestPart } from './jest-parts.ts';
import { readTree } from './tree.ts';

const reportFile = path.join(varDir, 'test/jest.json');

const makePart: MakePart = (name, _stamp, tree) => jestPart(name, tree);

/** Programs and settings that a test depends on beside the sources. */
const programs = [
  `node ${process.version} ${process.platform} ${process.arch}`,
  ...['TEST_POSTGRES', 'FUZZ_RUNS', 'FUZZ_SEED', 'TZ', 'LANG'].map(
    (name) => `${name}=${process.env[name] ?? ''}`,
  ),
];

interface Report {
  testResults: { name: string; status: string; startTime: number; endTime: number }[];
}

function readReport(): Report {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  } catch {
    return { testResults: [] };
  }
}

const exactly = (name: string) =>
  `^${path.join(rootDir, name).replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`)}$`;

/** Runs the test files of jest that something they depend on has changed for, with `isAll` all of them. */
export async function runJest(isAll: boolean): Promise<{ code: number; output: string; leftOut: string[] }> {
  const list = await run('jest', ['--listTests', '--json']);
  if (list.code !== 0) return { ...list, leftOut: [] };
  const [, json = '[]'] = /^(\[.*\])$/m.exec(list.output) ?? [];
  const names = [...new Set(JSON.parse(json) as string[])].map((file) => path.relative(rootDir, file));
  const before = readTree();
  const { waiting, leftOut } = choose(names, makePart, programs, isAll);
  const told = describeLeftOut(leftOut, ({ name }) => `jest ${name.split('/', 1)[0]}`);
  if (waiting.length === 0) return { code: 0, output: 'No test file of jest waits.', leftOut: told };

  mkdirSync(path.dirname(reportFile), { recursive: true });
  rmSync(reportFile, { force: true });
  const patterns = leftOut.length > 0 ? ['--testPathPatterns', ...waiting.map(exactly)] : [];
  const { code, output } = await run('jest', ['--json', `--outputFile=${reportFile}`, ...patterns]);
  const outcomes = readReport().testResults.map(({ name, status, startTime, endTime }) => ({
    name: path.relative(rootDir, name),
    hasPassed: status === 'passed',
    seconds: (endTime - startTime) / 1000,
  }));
  stampOutcomes(outcomes, makePart, programs, before);
  return { code, output, leftOut: told };
}
