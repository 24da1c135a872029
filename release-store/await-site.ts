import { setTimeout as wait } from 'node:timers/promises';
import { SHELL_PREFIX } from '@gakumado/shared/call-prefixes';

/** How often the site is asked, in ms. */
const LOOK_MS = 500;

/** How long a site may take to try a release and to take it up, in ms. */
const TAKE_UP_MS = 110_000;

/** How long an answer may take, in ms: a shell that reads its registry lets the caller wait. */
const ANSWER_MS = 20_000;

/**
 * The version of a remote with which the server of a site renders pages; undefined where it has none, or does not answer. Sites
 * from before say only which version browsers get.
 */
async function shownVersion(origin: string, remote: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${origin}${SHELL_PREFIX}/remotes/${remote}`, {
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const answer: { version?: string; serverVersion?: string | null } = response.ok
      ? await response.json()
      : {};
    const { version, serverVersion = version } = answer;
    return serverVersion ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Waits until the site shows a version that is live, and says so in one line. A site tries a release before it takes it up,
 * and its log has the reason against one that it refuses: that throws here.
 */
export async function awaitSite(
  remote: string,
  version: string,
  origin = process.env['SITE_ORIGIN']?.replace(/\/$/, ''),
): Promise<string> {
  if (!origin) return 'SITE_ORIGIN is not set, so no site was asked whether it has taken it up.';
  for (const start = performance.now(); performance.now() - start < TAKE_UP_MS; await wait(LOOK_MS)) {
    if ((await shownVersion(origin, remote)) === version) return `${origin} has taken it up.`;
  }
  throw new Error(
    `${origin} has not taken it up within ${TAKE_UP_MS / 1_000} seconds. The log of the site has the reason.`,
  );
}
