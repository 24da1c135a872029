import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ESTATE_CLOSED, estateStatuses, labelOf } from '@gakumado/shared/vocabulary';
import { outsideOf, readConfig } from '../../platform/config.ts';
import type { Config } from '../../platform/config.ts';
import { migrate } from '../../data/db/migrate.ts';
import { openDatabase } from '../../data/db/open-database.ts';
import { seed } from '../../fill/seed/seed.ts';
import { describeFault } from './command-fault.ts';
import { ENCODINGS } from './detect-encoding.ts';
import type { Encoding } from './detect-encoding.ts';
import { FaultLog } from './fault-log.ts';
import { findFiles, UsageFault } from './find-files.ts';
import { importFiles } from './import-files.ts';
import type { ImportResult } from './import-files.ts';
import { createProgress } from './progress.ts';

const USAGE = `使い方: npm run import -- <ファイルまたはフォルダー …> [--dry-run] [--replace] [--keep-samples]
          [--kind 種類] [--encoding ${ENCODINGS.join('|')}] [--report 報告.csv]
ファイルの列と見本: docs/import.md`;

const isEncoding = (value: string): value is Encoding => ENCODINGS.some((encoding) => encoding === value);

/** Of a cell, on the screen. */
const SHOWN_CHARS = 100;

const print = (line = '') => process.stdout.write(`${line}\n`);
export const quietLog = { info() {}, warn: console.warn, error: console.error };

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
      'keep-samples': { type: 'boolean', default: false },
      kind: { type: 'string' },
      encoding: { type: 'string' },
      report: { type: 'string' },
    },
  });
  const encoding = values.encoding === 'cp932' ? 'shift_jis' : values.encoding;
  if (encoding !== undefined && !isEncoding(encoding))
    throw new UsageFault(`--encoding は次のどれかです：${ENCODINGS.join(', ')}`);
  return { ...values, encoding, positionals };
}

function printResult(result: ImportResult, faults: FaultLog): void {
  for (const { kind, rows, added, changed, removed } of result.kinds)
    print(
      `${kind.label}: ${rows}行（追加 ${added}、変更 ${changed}、削除 ${removed}、そのまま ${rows - added - changed}）`,
    );
  if (result.samplesRemoved > 0) print(`サンプルの物件 ${result.samplesRemoved}件を外します。`);
  if (result.closed > 0)
    print(`ファイルにない物件 ${result.closed}件を${labelOf(estateStatuses, ESTATE_CLOSED)}にします。`);
  for (const { file, line, column, value, reason, isWarning } of [...faults.first, ...faults.firstWarnings]) {
    const place =
      column === '' ? '' : ` ${column}${value === '' ? '' : `「${value.slice(0, SHOWN_CHARS)}」`}`;
    print(`${isWarning ? '確認  ' : 'エラー'} ${file} ${line}行目${place}: ${reason}`);
  }
  if (faults.faults + faults.warnings > faults.first.length + faults.firstWarnings.length) print('…');
  if (faults.faults + faults.warnings > 0)
    print(`エラー ${faults.faults}件、確認 ${faults.warnings}件。すべての一覧: ${faults.path}`);
}

async function importListings(config: Config, args: ReturnType<typeof readArguments>): Promise<number> {
  const base = process.env['INIT_CWD'] ?? process.cwd();
  const files = findFiles(args.positionals, base, args.kind);
  const time = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  const report =
    args.report === undefined
      ? join(config.varDir, 'imports', `${time}-report.csv`)
      : resolve(base, args.report);
  const faults = new FaultLog(report);
  const database = await openDatabase(config, quietLog);
  const progress = createProgress(process.stdout);
  try {
    await migrate(database.pool);
    await seed(database.pool, { log: quietLog });
    const result = await importFiles(database.pool, {
      files,
      faults,
      encoding: args.encoding,
      outside: outsideOf(config),
      isReplacing: args.replace,
      isKeepingSamples: args['keep-samples'],
      isDryRun: args['dry-run'],
      onStage: (name) => progress.stage(name),
      onRows: (count) => progress.rows(count),
    });
    const stages = progress.finish();
    await faults.close();
    printResult(result, faults);
    const seconds = stages.reduce((sum, stage) => sum + stage.seconds, 0);
    if (result.isWritten) print(`取り込みました（${seconds.toFixed(1)}秒）。`);
    else if (faults.faults > 0) print('エラーがあるため、何も変更していません。');
    else print('試しに読みました（--dry-run）。何も変更していません。');
    return faults.faults > 0 ? 1 : 0;
  } finally {
    progress.finish();
    await database.close();
  }
}

/** The command `npm run import`; returns the exit code. */
export async function importCommand(args: string[]): Promise<number> {
  try {
    const wanted = readArguments(args);
    const config = readConfig(process.env);
    return await importListings(config, wanted);
  } catch (error) {
    process.stderr.write(`${describeFault(error, USAGE)}\n`);
    return 1;
  }
}
