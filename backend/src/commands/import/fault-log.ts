import { createWriteStream, mkdirSync } from 'node:fs';
import type { WriteStream } from 'node:fs';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { escapeFormula } from './formula.ts';

/** Why a row is refused, or what about it is doubtful. */
export interface Fault {
  file: string;
  line: number;
  column: string;
  value: string;
  reason: string;
  isWarning?: boolean;
}

const KEPT = 20;

const csvCell = (value: string | number) => `"${escapeFormula(String(value)).replaceAll('"', '""')}"`;

/** Collects faults: a few in memory, all of them in a file, which is made with the first. */
export class FaultLog {
  readonly first: Fault[] = [];
  readonly firstWarnings: Fault[] = [];
  faults = 0;
  warnings = 0;
  private stream: WriteStream | undefined;
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  add(fault: Fault): void {
    const value = fault.value.slice(0, 100);
    if (fault.isWarning) this.warnings += 1;
    else this.faults += 1;
    const kept = fault.isWarning ? this.firstWarnings : this.first;
    if (kept.length < KEPT) kept.push({ ...fault, value });
    if (!this.stream) {
      mkdirSync(dirname(this.path), { recursive: true });
      // With the mark that makes spreadsheets read UTF-8.
      this.stream = createWriteStream(this.path);
      this.stream.write('\ufeff"区分","ファイル","行","列","値","理由"\r\n');
    }
    const { file, line, column, reason } = fault;
    const kind = fault.isWarning ? '確認' : 'エラー';
    this.stream.write(`${[kind, file, line, column, value, reason].map(csvCell).join(',')}\r\n`);
  }

  async close(): Promise<void> {
    if (!this.stream) return;
    this.stream.end();
    await once(this.stream, 'finish');
  }
}
