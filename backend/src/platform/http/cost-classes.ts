import { availableParallelism } from 'node:os';
import { createGate } from '@gakumado/shared/serving';
import type { Gate, GateLimits } from '@gakumado/shared/serving';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { limitByAddress } from './client-address.ts';
import { API_PREFIX } from './typed-app.ts';

interface CostClass extends GateLimits {
  /** Addresses of calls, below the prefix of the sales API; absent: all. */
  calls?: readonly string[];
  /** The calls cost much only with such a body; absent: with any. */
  isFor?: (body: unknown) => boolean;
}

const fieldOf = (body: unknown, field: string): unknown => Reflect.get(Object(body), field);

/** The commutes to a point that is no campus are worked out for the call. */
const hasFreePoint = (body: unknown) =>
  ['destination', 'second_destination'].some((field) => fieldOf(body, field) !== undefined);

/** A search of so many characters takes tens of ms to understand. */
const LONG_SENTENCE = 24;

const hasLongSentence = (body: unknown) => String(fieldOf(body, 'keyword') ?? '').length >= LONG_SENTENCE;

/** So many calls of a class wait; the heaviest client gives way to one more. */
const WAITING = 20;

/**
 * In a crowd a call waits no longer, in ms. The three calls with a point that one page makes may: on a busy machine they would be too
 * slow for each other.
 */
const WAIT_MS = 1_000;

/** Others have half of the answering thread beside a few such calls, and four fifths of it beside a flood. */
const RESTS = { alone: 1, inCrowd: 4 };

/**
 * The cost classes of calls, one table: a call belongs to the first class that has it, and one that no class has is cheap. Beyond the
 * width of a class a call waits for its turn; beyond the calls of its client, or those that wait, it is 503 with `Retry-After` (contract,
 * 7.14). The figures are in docs/limits.md; pictures and tiles have gates of their own, since a browser asks for many at once.
 */
const costClasses = {
  /** In a thread of its own, up to two seconds each, with a pause in a crowd: two threads may share one core. */
  reach: { calls: ['commute/reach'], width: 1, perClient: 2, rests: { alone: 0, inCrowd: 1 } },
  relaxation: { calls: ['estate/relaxation/list'], width: 1, perClient: 3, rests: RESTS },
  recommendation: { calls: ['estate/recommendation/list'], width: 2, perClient: 3, rests: RESTS },
  sentence: {
    calls: ['search/interpret', 'search/suggest'],
    isFor: hasLongSentence,
    width: 1,
    perClient: 3,
    rests: RESTS,
  },
  point: {
    isFor: hasFreePoint,
    width: 1,
    perClient: 6,
    rests: RESTS,
  },
  sitemap: { calls: ['sitemap/list', 'sitemap/place/list'], width: 1, perClient: 2, rests: RESTS },
  /**
   * argon2 runs beside the answering thread, on the threads that files are read by as well: one processor stays free for all others, and
   * both for a third of the time in a crowd.
   */
  password: {
    calls: [
      'customer/login',
      'customer/create',
      'customer/update',
      'customer/delete',
      'customer/password/check',
      'customer/password/reset',
    ],
    width: Math.max(1, Math.min(2, availableParallelism() - 1)),
    perClient: 4,
    rests: { alone: 0, inCrowd: 0.5 },
  },
} as const satisfies Record<string, CostClass>;

export type CostClassName = keyof typeof costClasses;

const entries = Object.entries(costClasses) as [CostClassName, CostClass][];

/** The gates of an app, by their classes. */
export type CostGates = Record<CostClassName, Gate>;

/** Classes of a route, by its address. */
const classesOf = (url: string): [CostClassName, CostClass][] =>
  entries.filter(
    ([, { calls }]) =>
      url.startsWith(`${API_PREFIX}/`) && (calls?.includes(url.slice(API_PREFIX.length + 1)) ?? true),
  );

/** The visitor behind a call that the shell passed on; undefined for a call of the shell itself. */
const clientOf = (request: FastifyRequest) =>
  request.headers['x-forwarded-for'] === undefined ? undefined : limitByAddress(request);

/**
 * Puts the gates of the table before the calls. Bounds of a client are multiplied as its other limits are (`RATE_LIMIT_SCALE`). Register
 * it before the routes.
 */
export function fenceCostlyCalls(
  app: FastifyInstance,
  { rateLimitScale }: Pick<Config, 'rateLimitScale'>,
): CostGates {
  const perClient = (bound: number) =>
    rateLimitScale === 0 ? Infinity : Math.max(1, Math.round(bound * rateLimitScale));
  const gates = Object.fromEntries(
    entries.map(([name, limits]) => [
      name,
      createGate({
        ...limits,
        perClient: perClient(limits.perClient),
        waiting: WAITING,
        waitMs: WAIT_MS,
        isPatient: true,
      }),
    ]),
  ) as CostGates;
  const fenced = new Set<string>();
  app.addHook('onRoute', (route) => {
    const classes = classesOf(route.url);
    if (classes.length === 0) return;
    fenced.add(route.url);
    const { handler } = route;
    route.handler = function fence(request, reply) {
      const found = classes.find(([, { isFor }]) => isFor?.(request.body) ?? true);
      const answer = async () => handler.call(this, request, reply);
      if (!found) return answer();
      const leaving = new AbortController();
      reply.raw.once('close', () => leaving.abort());
      return gates[found[0]].run(clientOf(request), answer, leaving.signal);
    };
  });
  // A call that was renamed would have no gate.
  app.addHook('onReady', async () => {
    const missing = entries
      .flatMap(([, { calls = [] }]) => calls)
      .filter((call) => !fenced.has(`${API_PREFIX}/${call}`));
    if (missing.length > 0) throw new Error(`No call has the address of a cost class: ${missing.join(', ')}`);
  });
  return gates;
}
