import { EventEmitter, on } from 'node:events';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import Papa from 'papaparse';
import type { Cell } from './cell-type.ts';
import { detectEncoding } from './detect-encoding.ts';
import type { Encoding } from './detect-encoding.ts';
import { FileFault } from './file-fault.ts';
import { findSeparation } from './find-separator.ts';
import { unescapeFormula } from './formula.ts';

/** One row: its cells in the order of the headings, or the reason why it cannot be read. */
export interface FileRecord {
  line: number;
  cells: Cell[];
  fault?: string;
}

export interface RecordFile {
  headings: string[];
  records: AsyncIterable<FileRecord>;
}

const MAX_RECORD_CHARS = 200_000;

async function* decode(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 }))
    yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}

/** The text of a file without its marks, every line end as \n: files that several programs wrote mix them. */
async function* readText(path: string, encoding: Encoding): AsyncGenerator<string> {
  let isFirst = true;
  let held = '';
  for await (const piece of decode(path, encoding)) {
    const text = held + (isFirst ? piece.replace(/^\ufeff+/, '') : piece);
    isFirst &&= piece === '';
    // The \n of this one may begin the next piece.
    held = text.endsWith('\r') ? '\r' : '';
    yield text.includes('\r') ? text.slice(0, text.length - held.length).replaceAll(/\r\n?/g, '\n') : text;
  }
  yield held && '\n';
}

/** The results of Papa Parse, piece by piece; it goes on when the next piece is asked for. */
async function* parsePieces(source: Readable, delimiter: string): AsyncGenerator<Papa.ParseResult<string[]>> {
  const events = new EventEmitter();
  const pieces = on(events, 'piece', { close: ['end'] });
  Papa.parse<string[]>(source, {
    delimiter,
    newline: '\n',
    chunk: (result, parser) => {
      parser.pause();
      events.emit('piece', result, parser);
    },
    complete: () => events.emit('end'),
    error: (error) => events.emit('error', error),
  });
  for await (const [result, parser] of pieces as AsyncIterable<[Papa.ParseResult<string[]>, Papa.Parser]>) {
    yield result;
    parser.resume();
  }
}

const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => (cell.includes('\n') ? sum + cell.split('\n').length - 1 : sum), 0);

const tooLong = (line: number) =>
  new FileFault(`1行が長すぎます（${MAX_RECORD_CHARS}文字まで）。引用符の閉じ忘れを確かめてください。`, line);

/** Spreadsheets write rows that were once formatted, or cleared, as separators alone. */
const hasText = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

async function* readCsvRecords(path: string, encoding: Encoding): AsyncGenerator<FileRecord> {
  const texts = readText(path, encoding);
  const start = String((await texts.next()).value ?? '');
  const { separator, skipped } = findSeparation(start);
  /** Characters up to the end of each piece. The stream reads ahead of the parser. */
  const ends: number[] = [];
  async function* pieces() {
    const first = start.slice(skipped.characters);
    ends.push(first.length);
    yield first;
    for await (const piece of texts) {
      ends.push((ends.at(-1) ?? 0) + piece.length);
      yield piece;
    }
  }
  const source = Readable.from(pieces());
  let line = 1 + skipped.lines;
  let parsed = 0;
  try {
    // One result for each piece.
    for await (const { data, errors, meta } of parsePieces(source, separator)) {
      const broken = errors.find(({ type }) => type === 'Quotes')?.row;
      for (const [row, cells] of data.entries()) {
        if (row === broken)
          throw new FileFault('CSV として読めません。引用符（"）の対応を確かめてください。', line);
        if (hasText(cells)) yield { line, cells: cells.map(unescapeFormula) };
        line += 1 + breaksIn(cells);
      }
      if ((ends[parsed] ?? 0) - meta.cursor > MAX_RECORD_CHARS) throw tooLong(line);
      parsed += 1;
    }
  } finally {
    source.destroy();
  }
}

async function* readLines(path: string, encoding: Encoding): AsyncGenerator<{ line: number; text: string }> {
  let rest = '';
  let line = 0;
  for await (const chunk of readText(path, encoding)) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    for (const text of parts) yield { line: (line += 1), text };
    if (rest.length > MAX_RECORD_CHARS)
      throw new FileFault(`1行が長すぎます（${MAX_RECORD_CHARS}文字まで）。`, line + 1);
  }
  yield { line: line + 1, text: rest };
}

function toObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The headings are the members of the first object; a later object must not have others. */
async function* readJsonRecords(path: string, encoding: Encoding): AsyncGenerator<FileRecord> {
  let headings: string[] | undefined;
  for await (const { line, text } of readLines(path, encoding)) {
    if (text.trim() === '') continue;
    const value = toObject(text);
    if (!value) {
      if (!headings) throw new FileFault('JSON のオブジェクトとして読めません。', line);
      yield { line, cells: [], fault: 'JSON のオブジェクトとして読めません。' };
      continue;
    }
    if (!headings) {
      headings = Object.keys(value);
      yield { line, cells: headings };
    }
    const known = new Set(headings);
    const stranger = Object.keys(value).find((name) => !known.has(name));
    const cells = headings.map((name) => (value[name] ?? '') as Cell);
    yield stranger === undefined
      ? { line, cells }
      : { line, cells, fault: `最初の行にない項目があります：${stranger.slice(0, 50)}` };
  }
}

/** Opens a CSV or JSON Lines file and reads its headings; the rows follow as a stream. Throws {@link FileFault}. */
export async function openRecords(path: string, wanted?: Encoding): Promise<RecordFile> {
  const encoding = wanted ?? (await detectEncoding(path));
  const isJson = /\.(jsonl|ndjson)$/i.test(path);
  const records = isJson ? readJsonRecords(path, encoding) : readCsvRecords(path, encoding);
  const first = await records.next();
  if (first.done) throw new FileFault('ファイルが空です。');
  return { headings: first.value.cells.map((cell) => String(cell).trim()), records };
}
