import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { escapeFormula } from './formula.ts';

/** Why a row is refused, or what about it is doubtful. */
export interface Fault {
  file: string;
  line: number;
  column: string;
  /** The text of the cell. */
  value: string;
  reason: string;
  isWarning?: boolean;
  /** The place of the file in the import, while `value` is as the database has it and not yet as the cell. */
  readFrom?: number;
}

const SHOWN = 20;

/** Spreadsheets open so many rows, of which one is of headings and one may count the rest. */
const MOST_ROWS = 1_048_576 - 2;
/** Spreadsheets take so many characters in a cell. */
const CELL_CHARS = 32_000;

const HEADINGS = ['区分', 'ファイル', '行', '列', '値', '理由'];

const byPlace = (a: Fault, b: Fault): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line;

const toRow = ({ isWarning, file, line, column, value, reason }: Fault): string[] =>
  [isWarning ? '確認' : 'エラー', file, String(line), column, value.slice(0, CELL_CHARS), reason].map(
    escapeFormula,
  );

/** Collects faults and writes them into a file by place, as a table that spreadsheets open. */
export class FaultLog {
  private readonly kept: Fault[] = [];
  private leftOut = 0;
  faults = 0;
  warnings = 0;
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  add(fault: Fault): void {
    if (fault.isWarning) this.warnings += 1;
    else this.faults += 1;
    if (this.kept.length < MOST_ROWS) this.kept.push(fault);
    else this.leftOut += 1;
  }

  /** Those whose value is not yet the text of their cell. */
  get unread(): Fault[] {
    return this.kept.filter(({ readFrom }) => readFrom !== undefined);
  }

  /** The first faults by file and line, as they are shown. */
  get first(): Fault[] {
    return this.shown(false);
  }

  get firstWarnings(): Fault[] {
    return this.shown(true);
  }

  private shown(isWarning: boolean): Fault[] {
    return this.kept
      .filter((fault) => (fault.isWarning ?? false) === isWarning)
      .sort(byPlace)
      .slice(0, SHOWN);
  }

  /** Writes the file, if there is a fault. */
  async close(): Promise<void> {
    if (this.kept.length === 0) return;
    await mkdir(dirname(this.path), { recursive: true });
    const rows = this.kept.sort(byPlace).map(toRow);
    if (this.leftOut > 0) rows.push(['確認', '', '', '', '', `このほかに${this.leftOut}件あります。`]);
    // The mark makes spreadsheets read UTF-8.
    await pipeline(
      Readable.from([HEADINGS, ...rows]),
      stringify({ bom: true, quoted: true, record_delimiter: 'windows' }),
      createWriteStream(this.path),
    );
  }
}
