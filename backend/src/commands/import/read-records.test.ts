import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { FileFault } from './file-fault.ts';
import { openRecords } from './read-records.ts';
import type { FileRecord } from './read-records.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'records-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The rows of a file until its end, or until it cannot be read any further. */
async function read(content: string | Buffer): Promise<{ records: FileRecord[]; fault?: FileFault }> {
  const file = path.join(folder, 'rows.csv');
  writeFileSync(file, content);
  const records: FileRecord[] = [];
  try {
    for await (const record of (await openRecords(file)).records) records.push(record);
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    return { records, fault: error };
  }
  return { records };
}

test.each(['\n', '\r\n'])(
  'rows of a file of several pieces keep their lines and cells, with line breaks of %j',
  async (end) => {
    const text = 'あ,い"う\n'.repeat(20);
    const rows = Array.from({ length: 3000 }, (_, no) => [String(no), no % 3 === 0 ? text : '短い', '末']);
    const lines = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
    // An empty line after each row.
    const { records, fault } = await read(`\ufeffno,text,last${end}${lines.join(end + end)}${end}`);
    expect(fault).toBeUndefined();
    expect(records.map(({ cells }) => cells)).toEqual(rows);
    let line = 2;
    for (const [no, record] of records.entries()) {
      expect(record.line).toBe(line);
      line += (no % 3 === 0 ? 21 : 1) + 1;
    }
  },
);

test('rows that are taken slowly are no line that is too long, though the file is read ahead', async () => {
  const file = path.join(folder, 'slow.csv');
  writeFileSync(file, `no,name\n${'1,名前\n'.repeat(300_000)}`);
  let count = 0;
  for await (const { cells } of (await openRecords(file)).records) {
    if (count % 1_000 === 0) for (let turns = 0; turns < 50; turns += 1) await turn();
    if (cells.length === 2) count += 1;
  }
  expect(count).toBe(300_000);
});

test('a cell without quotes ends at the next comma, and quotes in it are text', async () => {
  const { records } = await read('no,name\n1,6畳 "南" 向き\n2, 空白 \n');
  expect(records).toEqual([
    { line: 2, cells: ['1', '6畳 "南" 向き'] },
    { line: 3, cells: ['2', ' 空白 '] },
  ]);
});

test.each([
  ['no,name\n1,a\n\n2,"b"c\n3,d\n', 4, 'CSV として読めません。'],
  ['no,name\n1,a\n2,"b\n3,c\n', 3, 'CSV として読めません。'],
  [`no,name\n1,a\n2,"${'長'.repeat(300_000)}`, 3, '1行が長すぎます'],
])('quotes that do not match end a file in their line: %#', async (content, line, reason) => {
  const { records, fault } = await read(content);
  expect(records).toEqual([{ line: 2, cells: ['1', 'a'] }]);
  expect(fault?.line).toBe(line);
  expect(fault?.message).toContain(reason);
});

test.each([
  ['tabs', 'no\tname\n1\ta,b\n'],
  ['tabs in UTF-16, as Excel writes "Unicode text"', Buffer.from('\ufeffno\tname\n1\ta,b\n', 'utf16le')],
  ['tabs in UTF-16 the other way round', Buffer.from('\ufeffno\tname\n1\ta,b\n', 'utf16le').swap16()],
  ['semicolons', 'no;name\n1;a,b\n'],
  ['quoted semicolons', '"no";"name"\n"1";"a,b"\n'],
])('cells may be parted by %s', async (_name, content) => {
  const { records } = await read(content);
  expect(records).toEqual([{ line: 2, cells: ['1', 'a,b'] }]);
});

test.each([
  ['sep=;\r\nno;name\r\n1;a,b\r\n'],
  ['\ufeffsep=\t\nno\tname\n1\ta,b\n'],
  ['"sep=,"\nno,name\n1,"a,b"\n'],
])('a line that names the separator is no heading: %j', async (content) => {
  const { records } = await read(content);
  expect(records).toEqual([{ line: 3, cells: ['1', 'a,b'] }]);
});

test.each([
  ['mixed', 'no,name\r\n1,a\n2,"b"\r\n3,c\r'],
  ['mixed the other way round', 'no,name\n1,a\r\n2,"b"\r3,c\n'],
])('lines may end in several ways: %s', async (_name, content) => {
  const { records } = await read(content);
  expect(records).toEqual([
    { line: 2, cells: ['1', 'a'] },
    { line: 3, cells: ['2', 'b'] },
    { line: 4, cells: ['3', 'c'] },
  ]);
});

test('a line end of two characters may be parted between two pieces of the file', async () => {
  const heading = 'no,name\r\n';
  const sizes = [1025 - heading.length, ...Array.from({ length: 255 }, () => 1024)];
  const rows = sizes.map((size) => `1,${'x'.repeat(size - '1,\r\n'.length)}`);
  const text = [heading, ...rows.map((row) => `${row}\r\n`), '2,b\r\n'].join('');
  expect(text[(1 << 18) - 1]).toBe('\r');
  const { records } = await read(text);
  expect(records.map(({ line }) => line)).toEqual(records.map((_, index) => index + 2));
  expect(records).toHaveLength(sizes.length + 1);
  expect(records.at(-1)?.cells).toEqual(['2', 'b']);
});

test('two marks may stand before quoted headings', async () => {
  const file = path.join(folder, 'marks.csv');
  writeFileSync(file, '\ufeff\ufeff"no","name"\n1,a\n');
  expect((await openRecords(file)).headings).toEqual(['no', 'name']);
});

test('rows of separators and blanks alone are no rows', async () => {
  const { records } = await read('no,name\n,,,\n1,a,,\n , \u3000\n"",""\n');
  expect(records).toEqual([{ line: 3, cells: ['1', 'a', '', ''] }]);
});

const START = Buffer.from('no,name\n1,').toString('hex');

test.each([
  ['EUC-JP', 'c5b9cadea4ceb5d9a4df', '店舗の休み'],
  ['Shift_JIS', '935895dc82cc8b7882dd', '店舗の休み'],
  ['Shift_JIS with half-width kana', 'cfddbcaedd', 'ﾏﾝｼｮﾝ'],
])('a file in %s is read as what it is', async (_name, hex, text) => {
  const { records } = await read(Buffer.from(`${START}${hex}0a`, 'hex'));
  expect(records).toEqual([{ line: 2, cells: ['1', text] }]);
});

test('a file that may be in either of two encodings is refused', async () => {
  // 早稲田 in EUC-JP, ﾁ皺ﾄ in Shift_JIS.
  const { fault } = await read(Buffer.from(`${START}c1e1b0f0c5c40a`, 'hex'));
  expect(fault?.message).toContain('--encoding');
});
