import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { e2eVarDir, rootDir } from '../site.ts';

const run = promisify(execFile);

/** The path of a short page, as staff make it by the command. */
export async function makeSimpleview(estateId: number): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/simpleview.ts', '--estate', String(estateId)], {
    cwd: rootDir,
    env: { ...process.env, VAR_DIR: e2eVarDir },
  });
  const [address = ''] = stdout.split('\n', 1);
  return new URL(address).pathname;
}
