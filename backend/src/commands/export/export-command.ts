import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../platform/config.ts';
import { migrate } from '../../data/db/migrate.ts';
import { openDatabase } from '../../data/db/open-database.ts';
import { describeFault } from '../import/command-fault.ts';
import { createProgress } from '../import/progress.ts';
import { quietLog } from '../import/import-command.ts';
import { exportFiles } from './export-files.ts';

const USAGE = `使い方: npm run export -- <フォルダー> [--format csv|jsonl] [--with-samples]`;

const print = (line: string) => process.stdout.write(`${line}\n`);

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'csv' },
      'with-samples': { type: 'boolean', default: false },
    },
  });
  const { format } = values;
  const isFormat = (value: string): value is 'csv' | 'jsonl' => value === 'csv' || value === 'jsonl';
  const [target] = positionals;
  if (target === undefined || !isFormat(format) || positionals.length > 1) return undefined;
  const base = process.env['INIT_CWD'] ?? process.cwd();
  return {
    format,
    withSamples: values['with-samples'],
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
    const { format, withSamples, target } = wanted;
    const { pool, close } = await openDatabase(readConfig(process.env), quietLog);
    const progress = createProgress(process.stdout);
    try {
      await migrate(pool);
      await exportFiles(pool, {
        folder: target,
        format,
        withSamples,
        onStage: (name) => progress.stage(name),
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
