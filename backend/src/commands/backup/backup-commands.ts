import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../data/db/open-database.ts';
import { migrate } from '../../data/db/migrate.ts';
import { readConfig } from '../../platform/config.ts';
import type { Config } from '../../platform/config.ts';
import { describeFault } from '../import/command-fault.ts';
import { UsageFault } from '../import/find-files.ts';
import { quietLog } from '../import/import-command.ts';
import { createProgress } from '../import/progress.ts';
import type { KeptFolders } from './kept-folders.ts';
import { checkBackup, findTargets, restoreDatabase, restoreFolders } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

const BACKUP_USAGE = '使い方: npm run backup -- <新しいフォルダー>';
const RESTORE_USAGE = '使い方: npm run restore -- <バックアップのフォルダー> [--only-database]';

const print = (line: string) => process.stdout.write(`${line}\n`);

function readFolder(positionals: readonly string[]): string {
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1)
    throw new UsageFault('フォルダーを一つ指定してください。');
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
}

const foldersOf = ({ filesDirs: [files] }: Config, releases: string | undefined): KeptFolders => ({
  files: files === undefined ? undefined : resolve(files),
  releases,
});

async function runCommand(usage: string, command: () => Promise<void>): Promise<number> {
  try {
    await command();
    return 0;
  } catch (error) {
    process.stderr.write(`${describeFault(error, usage)}\n`);
    return 1;
  }
}

/** The command `npm run backup`, with the folder of this machine's releases; returns the exit code. */
export const backupCommand = (args: string[], releases: string | undefined): Promise<number> =>
  runCommand(BACKUP_USAGE, async () => {
    const target = readFolder(parseArgs({ args, allowPositionals: true }).positionals);
    const config = readConfig(process.env);
    const database = await openDatabase(config, quietLog);
    const progress = createProgress(process.stdout);
    try {
      await migrate(database.pool);
      await writeBackup(database.pool, target, {
        folders: foldersOf(config, releases),
        onStage: (name) => progress.stage(name),
      });
    } finally {
      progress.finish();
      await database.close();
    }
    print(`${target} にバックアップしました。会員の情報と鍵が入っています。安全な場所に保管してください。`);
  });

/** The command `npm run restore`, with the folder of this machine's releases; returns the exit code. */
export const restoreCommand = (args: string[], releases: string | undefined): Promise<number> =>
  runCommand(RESTORE_USAGE, async () => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'only-database': { type: 'boolean', default: false } },
    });
    const backup = readFolder(positionals);
    const config = readConfig(process.env);
    await checkBackup(backup);
    const targets = values['only-database'] ? [] : await findTargets(backup, foldersOf(config, releases));
    const database = await openDatabase(config, quietLog);
    const progress = createProgress(process.stdout);
    try {
      await restoreDatabase(database.pool, backup, (name) => progress.stage(name));
    } finally {
      progress.finish();
      await database.close();
    }
    await restoreFolders(targets);
    print('元に戻しました。');
  });
