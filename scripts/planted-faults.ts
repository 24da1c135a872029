// Plants faults in a copy of the site, one after the other, and reports which of them the browser tests find.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rootDir } from '@gakumado/build/roots.ts';
import { findChromium } from './find-chromium.ts';
import { allFaults } from './planted-faults/all-faults.ts';
import { makeBatches } from './planted-faults/batches.ts';
import type { Planned } from './planted-faults/batches.ts';
import { listTests, runTests, testsOf } from './planted-faults/browser-tests.ts';
import type { Outcomes } from './planted-faults/browser-tests.ts';
import { readResults, writeResults } from './planted-faults/results.ts';
import type { Result } from './planted-faults/results.ts';
import { copySite, plant, requirePlace, takeOut } from './planted-faults/site-copy.ts';
import { makeTable } from './planted-faults/write-table.ts';

const { values } = parseArgs({
  options: {
    /** Several faults at once, those that can be told apart. */
    batch: { type: 'boolean', default: false },
    /** The ids of faults, with commas between. */
    only: { type: 'string' },
    /** The id of the first fault. */
    from: { type: 'string' },
    /** The beginning of ids, such as `frame`. */
    kind: { type: 'string' },
    /** Runs the tests of a fault at every width that they have. */
    'any-width': { type: 'boolean', default: false },
    /** Runs the named tests on the sources without a fault, and nothing else. */
    clean: { type: 'boolean', default: false },
    /** The folder of the copy. */
    copy: { type: 'string', default: path.join(rootDir, 'var/faults/site') },
    json: { type: 'string', default: path.join(rootDir, 'var/faults/results.json') },
    /** Writes the table of docs/planted-faults.md from the results; nothing is planted. */
    'write-docs': { type: 'boolean', default: false },
  },
});

const dir = path.resolve(values.copy);
for (const fault of allFaults) requirePlace(fault);
const results = readResults(values.json);

if (values['write-docs']) {
  const page = path.join(rootDir, 'docs/planted-faults.md');
  const [introduction = ''] = readFileSync(page, 'utf8').split('\nOf ', 1);
  writeFileSync(page, `${introduction.trimEnd()}\n\n${makeTable(allFaults, results)}\n`);
  process.exit(0);
}

function chooseFaults() {
  const ids = values.only?.split(',');
  const first = values.from ? allFaults.findIndex(({ id }) => id === values.from) : 0;
  const chosen = allFaults
    .slice(first)
    .filter(({ id }) => (ids?.includes(id) ?? true) && id.startsWith(values.kind ?? ''));
  if (first < 0 || chosen.length === 0) throw new Error('No fault has such an id.');
  return chosen;
}

/** The verdict on a fault after a run of its tests. */
function judge({ fault, tests }: Planned, outcomes: Outcomes, isAlone: boolean): Result {
  const says = isAlone ? undefined : fault.says;
  const failed = tests.find((name) => {
    const failure = outcomes.get(name);
    return failure !== undefined && (says === undefined || failure.message.includes(says));
  });
  const { id } = fault;
  if (failed === undefined) {
    const others = tests.flatMap((name) => outcomes.get(name)?.message ?? []);
    return { id, reason: 'its tests passed', message: others.join('\n').slice(0, 2_000) };
  }
  return { id, foundBy: failed, message: outcomes.get(failed)?.message.slice(0, 2_000) };
}

const faults = chooseFaults();
process.env['CHROMIUM_PATH'] = await findChromium();
copySite(dir);
const all = await listTests(dir);

const planned: Planned[] = [];
for (const fault of faults) {
  const tests = testsOf(fault, all, values['any-width']);
  if (tests.length > 0) planned.push({ fault, tests });
  else results.set(fault.id, { id: fault.id, reason: 'none of its tests exists' });
}

/** Tests that fail without any fault prove nothing. */
async function requireClean(): Promise<void> {
  const outcomes = await runTests(dir, [...new Set(planned.flatMap(({ tests }) => tests))]);
  const failing = [...outcomes].flatMap(([name, failure]) => (failure ? [name] : []));
  console.log(`\n${failing.length} of ${outcomes.size} tests fail without a fault.\n${failing.join('\n')}`);
  process.exit(failing.length === 0 ? 0 : 1);
}
if (values.clean) await requireClean();

const batches = values.batch ? makeBatches(planned) : planned.map((one) => [one]);
for (const [index, batch] of batches.entries()) {
  const planting = batch.map(({ fault }) => fault);
  console.log(`\n${index + 1} of ${batches.length}: ${planting.map(({ id }) => id).join(', ')}`);
  plant(dir, planting);
  try {
    const outcomes = await runTests(dir, [...new Set(batch.flatMap(({ tests }) => tests))]);
    for (const one of batch) {
      const result = judge(one, outcomes, batch.length === 1);
      results.set(result.id, result);
      console.log(
        `${result.id}: ${result.foundBy ? `found by ${result.foundBy}` : `NOT FOUND, ${result.reason}`}`,
      );
    }
  } finally {
    takeOut(dir, planting);
    writeResults(values.json, results);
  }
}

const chosen = faults.map(({ id }) => results.get(id));
const missed = chosen.filter((result) => result?.foundBy === undefined);
console.log(`\n${chosen.length - missed.length} of ${chosen.length} faults were found.`);
for (const result of missed) console.log(`not found: ${result?.id}: ${result?.reason}`);
