import { isUtf8 } from 'node:buffer';
import { EventEmitter, on } from 'node:events';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import Papa from 'papaparse';
import type { Cell } from './cell.ts';
import { unescapeFormula } from './formula.ts';

/** A file that cannot be read any further; `line` is where. */
export class FileFault extends Error {
  override name = 'FileFault';
  readonly line: number;
  constructor(message: string, line = 1) {
    super(message);
    this.line = line;
  }
}

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

export type Encoding = 'utf-8' | 'shift_jis' | 'utf-16le';

const MAX_RECORD_CHARS = 200_000;

const NEWLINE = 0x0a;

/** Whether a file is UTF-8. It is read line by line, so that no character is cut in two. */
async function isAllUtf8(path: string): Promise<boolean> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    const read = Buffer.concat([rest, chunk as Buffer]);
    const end = read.lastIndexOf(NEWLINE) + 1;
    if (!isUtf8(read.subarray(0, end))) return false;
    rest = read.subarray(end);
  }
  return isUtf8(rest);
}

async function isAllShiftJis(path: string): Promise<boolean> {
  const decoder = new TextDecoder('shift_jis', { fatal: true });
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }))
      decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** UTF-8, with or without its mark; else what Excel writes in Japan. */
async function detectEncoding(path: string): Promise<Encoding> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
  await file.close();
  const start = buffer.subarray(0, bytesRead);
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start.includes(0))
    throw new FileFault('文字のファイルではありません。CSV か JSON Lines を指定してください。');
  if (await isAllUtf8(path)) return 'utf-8';
  if (await isAllShiftJis(path)) return 'shift_jis';
  throw new FileFault('文字コードが分かりません。UTF-8 か Shift_JIS で保存してください。');
}

async function* readText(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 }))
    yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}

/** The results of Papa Parse, piece by piece; it goes on when the next piece is asked for. */
async function* parsePieces(source: Readable): AsyncGenerator<Papa.ParseResult<string[]>> {
  const events = new EventEmitter();
  const pieces = on(events, 'piece', { close: ['end'] });
  Papa.parse<string[]>(source, {
    delimiter: ',',
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

async function* readCsvRecords(path: string, encoding: Encoding): AsyncGenerator<FileRecord> {
  /** Characters up to the end of each piece. The stream reads ahead of the parser. */
  const ends: number[] = [];
  async function* pieces() {
    for await (const piece of readText(path, encoding)) {
      ends.push((ends.at(-1) ?? 0) + piece.length);
      yield piece;
    }
  }
  const source = Readable.from(pieces());
  let line = 1;
  let parsed = 0;
  try {
    // One result for each piece.
    for await (const { data, errors, meta } of parsePieces(source)) {
      const broken = errors.find(({ type }) => type === 'Quotes')?.row;
      for (const [row, cells] of data.entries()) {
        if (row === broken)
          throw new FileFault('CSV として読めません。引用符（"）の対応を確かめてください。', line);
        if (cells.length > 1 || cells[0] !== '') yield { line, cells: cells.map(unescapeFormula) };
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
    const value = toObject(text.replace(/^\ufeff/, ''));
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
