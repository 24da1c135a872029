import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../platform/config.ts';
import { migrate } from '../../data/db/migrate.ts';
import { openDatabase } from '../../data/db/open-database.ts';
import { writeDump } from '../dump/write-dump.ts';
import { describeFault } from '../import/command-fault.ts';
import { createProgress } from '../import/progress.ts';
import { quietLog } from '../import/import-command.ts';
import { exportFiles } from './export-files.ts';

const USAGE = `使い方: npm run export -- <フォルダー> [--format csv|jsonl] [--with-samples]
        npm run export -- --dump <ファイル>`;

const print = (line: string) => process.stdout.write(`${line}\n`);

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'csv' },
      'with-samples': { type: 'boolean', default: false },
      dump: { type: 'string' },
    },
  });
  const { format } = values;
  const isFormat = (value: string): value is 'csv' | 'jsonl' => value === 'csv' || value === 'jsonl';
  const target = values.dump ?? positionals[0];
  if (target === undefined || !isFormat(format) || positionals.length > (values.dump === undefined ? 1 : 0))
    return undefined;
  const base = process.env['INIT_CWD'] ?? process.cwd();
  return {
    format,
    withSamples: values['with-samples'],
    isDump: values.dump !== undefined,
    target: resolve(base, target),
  };
}

/** The command `npm run export`; returns the exit code. */
export async function exportCommand(args: string[]): Promise<number> {
  try {
    const wanted = readArguments(args);
    if (!wanted) {
      process.stderr.write(`${USAGE}\n`);
      return 1;
    }
    const { format, withSamples, isDump, target } = wanted;
    const { pool, close } = await openDatabase(readConfig(process.env), quietLog);
    const progress = createProgress(process.stdout);
    const onStage = (name: string) => progress.stage(name);
    try {
      await migrate(pool);
      if (isDump) await writeDump(pool, target, onStage);
      else
        await exportFiles(pool, {
          folder: target,
          format,
          withSamples,
          onStage,
          onRow: () => progress.rows(1),
        });
    } finally {
      progress.finish();
      await close();
    }
    print(`${target} に書き出しました。`);
    return 0;
  } catch (error) {
    process.stderr.write(`${describeFault(error, USAGE)}\n`);
    return 1;
  }
}
