import type { FileKind } from '../import/file-kind.ts';
import { fileKinds } from '../import/file-kinds.ts';

const INTRODUCTION = `# Bringing in your own listings

\`\`\`sh
npm run import -- estates.csv roomtypes.csv shops.csv   # files, or folders with such files
npm run import -- --dry-run listings/                   # only tells what would happen
\`\`\`

One run takes everything in, or nothing: when a single row is refused the database stays as it was, the command
ends with code 1, and a report names file, line, column, value and reason of **every** refused row. It is a table by file and line that
spreadsheets open, with the text of each cell as it stands in the file. The first twenty are shown; all are in \`var/imports/…-report.csv\`, or where \`--report\` says. The site goes on meanwhile; visitors see the
new listings at once at the end, on every running backend.

| option | does |
|---|---|
| \`--dry-run\` | reads, checks and counts, then undoes everything |
| \`--replace\` | the files are the whole stock: estates that they lack become 募集終了 (their pages and favourites stay), and room types that they lack of estates that they name are removed |
| \`--keep-samples\` | leaves the sample listings. Without it they, and the sample shops, go with the first file of estates |
| \`--kind shops\` | what the files hold, where the name does not say it |
| \`--encoding shift_jis\` | only where it is not recognised by itself (UTF-8 with or without a mark, Shift_JIS as Excel writes it, EUC-JP, UTF-16 with its mark) |
| \`--report FILE\` | where the report goes |

The database is that of \`DATABASE_URL\`, else the site's own under \`VAR_DIR\`, whether or not the site is running.

## How files are read

- Pictures and panoramas are files of this site (\`/images/…\`) or on an https origin of \`PICTURE_ORIGINS\` and
  \`PANORAMA_ORIGINS\`: browsers show no others, so no others are taken.
- The beginning of the name says what a file holds: \`estates-tokyo.csv\`, \`roomtypes.jsonl\`. A template of each kind is in
  [backend/import-templates](../backend/import-templates). Rows of a kind may be spread over several files with the same columns.
- The first line names the columns, by the name or the Japanese word of the tables below, in any order. Unknown ones are
  told and skipped. In JSON Lines the first object names them; lists are arrays.
- **A row with a number that is there already changes that row; other rows are added.** A column that the file lacks stays as it is, an
  empty cell takes the value for new rows. A row that is equal is not touched.
- Costs, facilities, pictures, stations of an estate, and staff and closed days of a shop are whole: the files name all
  of them for each estate or shop that they name, and what they lack is removed. Others keep theirs.
- Cells are parted by commas, by the tabs of Excel's "Unicode text" (\`.txt\`) or by semicolons: the headings show which, or a line \`sep=;\`
  before them. Rows without any text, and empty cells behind the last heading, are skipped; text there is refused.
- Several values in a cell are parted by \`|\` (numbers also by \`;\`). Numbers may have full-width digits, 円 and commas before groups of
  three digits. Any other comma, and a blank between digits, is refused: it may be a decimal comma, or part two values. Numbers that
  name something have no commas.
- Dates are \`2027-03-25\`, \`2027/3/25\`, \`2027.3.25\` or \`2027年3月25日（木）\`, also by Japan's eras (\`令和9年3月25日\`, \`R9.3.25\`) and with the time
  0:00. Date and time may be parted by a blank; without an offset the time is Japan's. A month may be its first day, or \`Mar-19\` as Excel shows it.
- Digits that a spreadsheet drops come back: zeros in front of a postal code of five or six digits, if the code exists with them, and the
  0 of a telephone number. Texts that it may have changed (such as \`1月2日\`), a rent below 1,000 or above 500,000 yen and other
  amounts below 100 yen are remarked.
- Characters that nobody sees (Unicode Cf and default ignorable ones) are dropped. A text as a formula, \`="0312345678"\`, is that text.
- An apostrophe before \`=\`, \`+\`, \`-\` or \`@\` is taken away: the export puts it there, so that no spreadsheet runs a cell as a formula.
- Worked out by the site: the ranges on the card (rent, layout, area, fees), めやす賃料, 空室 of the building, the nearest station's
  text, keywords, and the number of homes of every school ([commute.md](commute.md)).
`;

const CONCLUSION = `
## Out again

\`\`\`sh
npm run export -- folder  # the same kinds of files, without the samples; --format jsonl, --with-samples
\`\`\`

Exported files give the same listings again. The whole site, with members and inquiries, moves to another database by
[backup and restore](operate.md#backup).
`;

function columnRow({ name, label, isRequired, type, note }: FileKind['columns'][number]): string {
  const text = [type.hint, note].filter(Boolean).join('。').replaceAll('|', '\\|');
  return `| \`${name}\` | ${label} | ${isRequired ? '必須' : ''} | ${text} |`;
}

function kindSection({ name, label, columns, wholeOf }: FileKind): string {
  const whole =
    wholeOf === undefined ? '' : ` One ${wholeOf === 'shop_id' ? 'shop' : 'estate'}'s rows are whole.`;
  return [
    `## \`${name}\` ${label}`,
    '',
    `Template: [${name}.csv](../backend/import-templates/${name}.csv).${whole}`,
    '',
    '| column | 見出し | | 内容 |',
    '|---|---|---|---|',
    ...columns.map(columnRow),
    '',
  ].join('\n');
}

/** docs/import.md. */
export function writeImportPage(): string {
  const order = [
    'estates',
    'roomtypes',
    'costs',
    'facilities',
    'estateimages',
    'estatestations',
    'shops',
    'staff',
    'calendars',
  ];
  const known = fileKinds.toSorted(
    (a, b) => ((order.indexOf(a.name) + 99) % 99) - ((order.indexOf(b.name) + 99) % 99),
  );
  return `${INTRODUCTION}\n${known.map(kindSection).join('\n')}${CONCLUSION}`;
}
