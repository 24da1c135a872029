import { spawn } from 'node:child_process';
import { rootDir } from '@gakumado/build/roots.ts';

export interface Result {
  code: number;
  output: string;
  seconds: number;
}

/** Runs a command from the root and collects its output. With `isShown` it prints at once instead. */
export function run(
  command: string,
  args: readonly string[],
  isShown = false,
  env: NodeJS.ProcessEnv = {},
): Promise<Result> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: rootDir,
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const parts: Buffer[] = [];
    child.stdout?.on('data', (part: Buffer) => parts.push(part));
    child.stderr?.on('data', (part: Buffer) => parts.push(part));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({
        code: code ?? 1,
        output: Buffer.concat(parts).toString('utf8'),
        seconds: (performance.now() - start) / 1000,
      }),
    );
  });
}
