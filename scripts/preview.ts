import { setTimeout as wait } from 'node:timers/promises';
import { readPort } from '@gakumado/build/process.ts';
import { varDir } from '@gakumado/build/roots.ts';
import { SHELL_PREFIX } from '@gakumado/shared/call-prefixes';
import { PICK_COOKIE, PICK_PARAM } from '../shell/src/base/tester-notes.ts';
import type { NotShownReason } from '../shell/src/base/tester-notes.ts';
import { formatAskedRemotes } from '../shell/src/server/picks/asked-remotes.ts';
import type { AskedRemote } from '../shell/src/server/picks/asked-remotes.ts';
import { readRunningTakeUps } from '../shell/src/server/take-ups/take-up-file.ts';
import { LOOK_MS, NOTICE_MS, TRIAL_MS } from './await-take-up.ts';

/** The address that shows a version in place of the live one, at a page of the site. */
export function previewLink(asked: AskedRemote, page: string): string {
  const origin =
    process.env['SITE_ORIGIN']?.replace(/\/$/, '') ?? `http://localhost:${readPort('PORT', 3000)}`;
  return `${origin}${page}${page.includes('?') ? '&' : '?'}${PICK_PARAM}=${formatAskedRemotes([asked])}`;
}

/** A shell reads the registry once a second; before that its answer may be about an earlier preview. */
const READ_MS = 3_000;

/** The answer of a shell, as far as it is used here. */
interface Answer {
  /** The version that it shows to those who ask so. */
  version?: string;
  /** Absent where it shows what is asked for, and where it does not know the key. */
  notShown?: { version: string; reason: string };
}

async function fetchAnswer(port: number, asked: AskedRemote): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}${SHELL_PREFIX}/remotes/${asked.remote}`, {
    headers: { Cookie: `${PICK_COOKIE}=${encodeURIComponent(formatAskedRemotes([asked]))}` },
    signal: AbortSignal.timeout(TRIAL_MS),
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return response.json();
}

/** The reason why a shell does not show a version; undefined where it does. */
async function findObjection(port: number, asked: AskedRemote): Promise<string | undefined> {
  const start = performance.now();
  try {
    for (;;) {
      const elapsedMs = performance.now() - start;
      const { version, notShown } = await fetchAnswer(port, asked);
      if (version === asked.version) return undefined;
      const reason = notShown?.reason === ('unknown' satisfies NotShownReason) ? undefined : notShown?.reason;
      if (reason !== undefined && elapsedMs > READ_MS) return reason;
      if (elapsedMs > NOTICE_MS) return `it has not noticed it within ${NOTICE_MS / 1_000} seconds`;
      await wait(LOOK_MS);
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Asks every shell of this machine for a version, and says in one line that they show it. Throws where one does not. */
export async function askShells(asked: AskedRemote): Promise<string> {
  const ports = readRunningTakeUps(varDir).map(({ port }) => port);
  if (ports.length === 0) return `No shell runs with ${varDir}, so none has tried it.`;
  const objections = await Promise.all(ports.map((port) => findObjection(port, asked)));
  const faults = objections.flatMap((reason, index) =>
    reason === undefined ? [] : [`The shell at port ${ports[index]} does not show it: ${reason}.`],
  );
  if (faults.length > 0)
    throw new Error(`${faults.join('\n')}\n${asked.remote} ${asked.version} is listed, and not made live.`);
  return 'Every shell of this machine shows it.';
}
