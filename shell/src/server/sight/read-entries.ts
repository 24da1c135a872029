import { z } from 'zod';
import { SHELL } from '../../sight/sight-entry.ts';
import type { SightEntry } from '../../sight/sight-entry.ts';
import { withoutPersons } from '../failure-log.ts';

/** A browser sends ten errors one by one, and three vitals together. */
const ENTRIES_MAX = 10;
const MESSAGE_MAX = 300;

const name = z.string().max(100);
const file = z.string().regex(/^[\w.-]{1,120}\.(?:js|css|json)$/);
const count = z.int().min(0).max(100_000_000);
const origin = { remote: name, version: name.optional(), route: name.optional() };

const entry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('file'), ...origin, file }),
  z.strictObject({
    kind: z.literal('error'),
    ...origin,
    message: z.string().max(1_000),
    place: z.strictObject({ file, line: count, column: count }).optional(),
  }),
  z.strictObject({
    kind: z.literal('vital'),
    ...origin,
    name: z.enum(['LCP', 'INP', 'CLS']),
    value: z.number().min(0).max(3_600_000),
  }),
]) satisfies z.ZodType<SightEntry>;

const entries = z.array(entry).min(1).max(ENTRIES_MAX);

/** Names that this server knows. Others are no part of its log: they could be any text. */
export interface KnownNames {
  remotes: readonly string[];
  isVersion: (remote: string, version: string) => boolean;
  isRoute: (route: string) => boolean;
  /** The shell's own version, and the entry script by which a page knows it. */
  shell: { version: string | undefined; entry: string | undefined };
}

/** A line of the log. */
interface Line {
  kind: SightEntry['kind'];
  [field: string]: string | number | undefined;
}

/** The details of an entry as a line has them. */
function detailsOf(sent: SightEntry): Omit<Line, 'kind'> {
  if (sent.kind === 'file') return { file: sent.file };
  if (sent.kind === 'vital') return { name: sent.name, value: Math.round(sent.value * 1_000) / 1_000 };
  return { message: withoutPersons(sent.message).slice(0, MESSAGE_MAX), ...sent.place };
}

/**
 * Lines for the log from the body of a report; undefined where that is none. An entry of a remote that nobody knows is dropped;
 * an unknown version or route is left out.
 */
export function readEntries(body: string, known: KnownNames): Line[] | undefined {
  const read = entries.safeParse(parseJson(body));
  if (!read.success) return undefined;
  return read.data
    .filter(({ remote }) => remote === SHELL || known.remotes.includes(remote))
    .map((sent) => lineOf(sent, known));
}

function lineOf(sent: SightEntry, { isVersion, isRoute, shell }: KnownNames): Line {
  const { kind, remote, version = '', route = '' } = sent;
  const knownVersion = () => {
    if (remote === SHELL) return version === shell.entry ? shell.version : undefined;
    return isVersion(remote, version) ? version : undefined;
  };
  return {
    kind,
    remote,
    version: knownVersion(),
    route: isRoute(route) ? route : undefined,
    ...detailsOf(sent),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
