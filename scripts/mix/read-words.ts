import { storeFaults } from '@gakumado/release-store/faulty/store-faults.ts';
import type { StoreFault } from '@gakumado/release-store/faulty/store-faults.ts';

/** Faults of a remote: of its files, or of its code, which throws when a page is rendered. */
export const mixFaults = [...storeFaults, 'throwing'] as const;
export type MixFault = StoreFault | 'throwing';

/** The choice for one remote of a mix. */
export type Part =
  | { kind: 'source' }
  /** A listed version, by all of it or by the beginning of its hash. */
  | { kind: 'version'; text: string }
  /** The live release of this machine, or of the site at an origin. */
  | { kind: 'live'; origin?: string }
  | { kind: 'fault'; fault: MixFault };

const VERSION = /^(?:\d+\.\d+\.\d+-[\w.]+|[\da-f]{1,64})$/;

/** An origin as a site has it: nothing behind the host. */
function readOrigin(text: string): string | undefined {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) && url.origin === text ? text : undefined;
}

function readPart(text: string): Part | undefined {
  const fault = mixFaults.find((one) => one === text);
  if (fault) return { kind: 'fault', fault };
  if (text === 'source') return { kind: 'source' };
  if (text === 'live') return { kind: 'live' };
  if (text.startsWith('live@')) {
    const origin = readOrigin(text.slice('live@'.length).replace(/\/$/, ''));
    return origin === undefined ? undefined : { kind: 'live', origin };
  }
  return VERSION.test(text) ? { kind: 'version', text } : undefined;
}

/** Reads words such as `mf-estate=source`, by remote; undefined where one is not understood or names a remote again. */
export function readWords(
  words: readonly string[],
  remotes: readonly string[],
): ReadonlyMap<string, Part> | undefined {
  const parts = new Map<string, Part>();
  for (const word of words) {
    const [remote = '', ...rest] = word.split('=');
    const part = readPart(rest.join('='));
    if (!part || !remotes.includes(remote) || parts.has(remote)) return undefined;
    parts.set(remote, part);
  }
  return parts;
}

/** A choice in words, for people. */
export function describePart(part: Part | undefined): string {
  if (part?.kind === 'source') return 'from source';
  if (part?.kind === 'version') return 'listed version';
  if (part?.kind === 'fault') return part.fault;
  return part?.origin === undefined ? 'live here' : `live at ${part.origin}`;
}
