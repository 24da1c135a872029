import { globSync, readFileSync } from 'node:fs';
import { run } from './run.ts';

/** The site's machines may run in any zone: these are 9 and 14 hours behind Japan, so that their date is often the day before. */
const ZONES = ['UTC', 'America/New_York'];

/** A test of dates holds a date, or the word for one. */
const DATE = /\bDate\b|[Tt]oday|\b20\d\d-[01]\d|年\d+月/;
const FOLDERS = '{shared,backend,samples,shell,mf-*,checks,release-store}';

const findTests = () =>
  globSync(`${FOLDERS}/**/*.test.{ts,tsx}`, { exclude: (path) => path.includes('node_modules') }).filter(
    (file) => DATE.test(readFileSync(file, 'utf8')),
  );

/** Runs the tests of jest that hold dates in each zone. Arguments are parts of files' names in place of that. */
const patterns = process.argv.slice(2);
const tests =
  patterns.length > 0 ? ['--testPathPatterns', ...patterns] : ['--runTestsByPath', ...findTests()];
let hasFailed = false;
for (const TZ of ZONES) {
  const { code, output, seconds } = await run('jest', ['--silent', ...tests], false, { TZ });
  hasFailed ||= code !== 0;
  const counts = output.split('\n').filter((line) => /^Tests?(?: Suites)?:/.test(line));
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${TZ} (${seconds.toFixed(0)} s)`);
  console.log(code === 0 ? counts.join('\n') : output.trimEnd());
}
process.exit(hasFailed ? 1 : 0);
