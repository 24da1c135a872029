import { execFile } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { rootDir } from '@gakumado/build/roots.ts';
import { remoteVersion } from '@gakumado/build/source-version.ts';

const runFile = promisify(execFile);

/** Editors write a file in several steps, and often several files, in ms. */
const PAUSE_MS = 300;

/** Remotes that are built of the working tree, into a store of their own. */
export interface SourceBuilds {
  /** Builds them for the first time. Throws where one does not build. */
  buildAll: () => Promise<void>;
  /** Builds a remote again whenever a file of it or of `shared` changes. After a build that fails the last one stays live. */
  watch: () => void;
  stop: () => void;
}

/** Prepares the builds of remotes into the store at `storeDir`. */
export function createSourceBuilds(remotes: readonly string[], storeDir: string): SourceBuilds {
  const built = new Map<string, string>();
  const stopped = new AbortController();
  const { signal } = stopped;
  /** One after the other: a build takes both cores. */
  let last: Promise<unknown> = Promise.resolve();
  let pause: NodeJS.Timeout | undefined;

  const build = async (remote: string): Promise<void> => {
    const version = remoteVersion(remote);
    if (built.get(remote) === version) return;
    built.set(remote, version);
    console.log(`Building ${remote} ${version} …`);
    const script = path.join(rootDir, 'scripts/mix-source.ts');
    await runFile(process.execPath, [script, remote, storeDir], { cwd: rootDir, signal }).catch(
      (error: Error & { stderr?: string }) => {
        throw new Error(error.stderr?.trim() || error.message, { cause: error });
      },
    );
  };

  const buildInTurn = (remote: string): Promise<void> => {
    const done = last.then(() => build(remote));
    last = done.catch(() => undefined);
    return done;
  };

  const buildAgain = () => {
    for (const remote of remotes)
      void buildInTurn(remote).catch((error: Error) => {
        if (!signal.aborted) console.error(error.message);
      });
  };

  return {
    buildAll: async () => {
      for (const remote of remotes) await buildInTurn(remote);
    },
    watch: () => {
      for (const folder of remotes.length > 0 ? ['shared', ...remotes] : [])
        watch(path.join(rootDir, folder), { recursive: true, signal }, () => {
          clearTimeout(pause);
          pause = setTimeout(buildAgain, PAUSE_MS);
        });
    },
    stop: () => {
      clearTimeout(pause);
      stopped.abort();
    },
  };
}
