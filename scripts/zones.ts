import { run } from './run.ts';

/** The site's machines may run in any zone: these are 9 and 14 hours behind Japan, so that their date is often the day before. */
const ZONES = ['UTC', 'America/New_York'];

/** Tests of what knows dates. */
const PATTERNS = [
  'shared/src/lib',
  'backend/src/(areas/(shops|inquiry|member)|background|commands/import|engines/names)',
  'mf-(content|estate|member|search)/src',
];

/** Runs the tests of jest in each zone. Arguments are patterns of files' names in place of those above. */
const patterns = process.argv.length > 2 ? process.argv.slice(2) : PATTERNS;
let hasFailed = false;
for (const TZ of ZONES) {
  const { code, output, seconds } = await run(
    'jest',
    ['--silent', '--testPathPatterns', ...patterns],
    false,
    {
      TZ,
    },
  );
  hasFailed ||= code !== 0;
  const counts = output.split('\n').filter((line) => /^Tests?(?: Suites)?:/.test(line));
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${TZ} (${seconds.toFixed(0)} s)`);
  console.log(code === 0 ? counts.join('\n') : output.trimEnd());
}
process.exit(hasFailed ? 1 : 0);
