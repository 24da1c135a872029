import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '@gakumado/build/roots.ts';
import { listFiles } from './list-files.ts';

/**
 * The date is Japan's, wherever a machine or a browser is: `shared/src/lib/calendar-days.ts` knows it. `npm run zones` runs the tests of
 * what knows dates in other zones; here a few results, and that nothing asks the machine for its own date.
 */

/** Parts of a date in the machine's zone, and dates that are made of such parts or of a text without a zone. */
const OF_THE_MACHINE = [
  /\.[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(/,
  /new Date\(\s*\d{4}\s*,/,
  /\.toLocale(?:Date|Time)String\(/,
  /new Date\(`\$\{\w+\}T[\d:.]+`\)|Date\.parse\(`\$\{\w+\}T[\d:.]+`\)/,
];
const OF_THE_SITE = /^(?:shared|backend|shell|samples|mf-[a-z]+)\/src\/.*\.tsx?$/;

test('no source asks the machine for its date', () => {
  const faults = listFiles()
    .filter((file) => OF_THE_SITE.test(file))
    .flatMap((file) => {
      const lines = readFileSync(path.join(rootDir, file), 'utf8').split('\n');
      return lines
        .filter((line) => OF_THE_MACHINE.some((one) => one.test(line)))
        .map((line) => `${file}: ${line}`);
    });
  expect(faults).toEqual([]);
});

const program = `
  import { addDays, moveInMonths, timeInJapan, todayInJapan, yearsBetween } from '@gakumado/shared/calendar-days';
  import { formatDay } from '@gakumado/shared/format';
  const of = (moment) => {
    const now = Date.parse(moment);
    const today = todayInJapan(now);
    const [month] = moveInMonths(today);
    return [today, timeInJapan(now), addDays(today, 1), month, formatDay(today)].join(' ');
  };
  console.log(JSON.stringify([
    of('2026-11-30T14:59:59Z'), of('2026-11-30T15:00:00Z'),
    of('2026-12-31T14:59:59Z'), of('2026-12-31T15:00:00Z'),
    of('2028-02-28T15:00:00Z'), of('2028-02-29T15:00:00Z'), of('2027-02-28T15:00:00Z'),
    // Clocks in New York skip an hour here, and repeat one.
    of('2027-03-14T07:00:00Z'), of('2026-11-01T06:30:00Z'),
    yearsBetween('2008-02-29', '2026-02-28'), yearsBetween('2008-02-29', '2026-03-01'),
  ]));
`;

test.each(['UTC', 'America/New_York', 'Asia/Tokyo'])(
  'the end of a month, of a year and of February in %s',
  (TZ) => {
    const flags = ['--input-type=module', '--no-warnings', '--eval', program];
    const cwd = path.join(rootDir, 'backend');
    const output = execFileSync(process.execPath, flags, {
      cwd,
      env: { ...process.env, TZ },
      encoding: 'utf8',
    });
    expect(JSON.parse(output)).toEqual([
      '2026-11-30 23:59 2026-12-01 2026-11 2026年11月30日（月）',
      '2026-12-01 00:00 2026-12-02 2026-12 2026年12月01日（火）',
      '2026-12-31 23:59 2027-01-01 2026-12 2026年12月31日（木）',
      '2027-01-01 00:00 2027-01-02 2027-01 2027年01月01日（金）',
      '2028-02-29 00:00 2028-03-01 2028-02 2028年02月29日（火）',
      '2028-03-01 00:00 2028-03-02 2028-03 2028年03月01日（水）',
      '2027-03-01 00:00 2027-03-02 2027-03 2027年03月01日（月）',
      '2027-03-14 16:00 2027-03-15 2027-03 2027年03月14日（日）',
      '2026-11-01 15:30 2026-11-02 2026-11 2026年11月01日（日）',
      17,
      18,
    ]);
  },
);
