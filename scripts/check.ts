import { run } from './run.ts';

/** Takes what waits for a coming page out of the report. */
const knipOptions = ['--preprocessor', './build/waiting-exports.ts'];

/** Everything that needs no browser. Two at a time: the machine is supposed to have two cores. */
const checks: readonly [string, string, ...string[]][] = [
  ['unit and integration tests', 'jest'],
  ['types', 'tsc', '--noEmit'],
  // Its library is that of the oldest browser (docs/decisions/0077-oldest-browser.md).
  ['types of what browsers run', 'tsc', '--project', 'tsconfig.browser.json'],
  ['lint', 'oxlint', '--type-aware', '--max-warnings=0'],
  ['format', 'oxfmt', '--check', '.'],
  ['dead code', 'knip', ...knipOptions],
  // Exports that only tests use count as dead, and each workspace names its imports.
  ['dead code without tests', 'knip', '--production', '--strict', ...knipOptions],
];

const waiting = [...checks];
let hasFailed = false;

async function work(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const [name, command, ...args] = check;
    const { code, output, seconds } = await run(command, args);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
    if (code !== 0 || command === 'jest') console.log(output.trimEnd());
    hasFailed ||= code !== 0;
  }
}

await Promise.all([work(), work()]);
process.exit(hasFailed ? 1 : 0);
