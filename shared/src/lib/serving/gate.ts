import { setTimeout as sleep } from 'node:timers/promises';

/** Limits of work that costs much. */
export interface GateLimits {
  /** Pieces of work at a time. */
  width: number;
  /** Pieces of one client at a time, those that wait among them. */
  perClient: number;
  /** How long a piece may wait, in ms; absent: until it has its turn, however slow the machine is. */
  waitMs?: number;
  /** While no more than {@link FEW} wait, as the calls of one page, a piece waits on when its time is over. */
  isPatient?: boolean;
  /** Pieces that wait at a time; absent: any number. */
  waiting?: number;
  /**
   * The work keeps the thread that answers busy. After each piece the gate stays closed for so many times as long as that took, at most
   * {@link REST_MS}, so that others have the thread: while no other piece waits, and while more than {@link FEW} do. While a few wait, as
   * those of one page, it is closed as long as the piece took. Absent: it never rests.
   */
  rests?: { alone: number; inCrowd: number };
}

const REST_MS = 250;
/** One page has so many calls of a class beside each other. */
const FEW = 4;
/** Pieces of a client that are so old count no longer; in ms. */
const RECENT_MS = 10_000;

/** How many times as long as a piece took its gate stays closed, beside so many that wait. */
function restOf(waiting: number, rests: GateLimits['rests']): number {
  if (!rests) return 0;
  if (waiting > FEW) return rests.inCrowd;
  return waiting > 0 ? 1 : rests.alone;
}

/** Counts the pieces of clients, and forgets them after one to two times {@link RECENT_MS}. */
function countRecent() {
  let [now, before] = [new Map<string, number>(), new Map<string, number>()];
  let turnedAt = performance.now();
  function turn(): void {
    const ms = performance.now() - turnedAt;
    if (ms < RECENT_MS) return;
    [before, now] = [ms < 2 * RECENT_MS ? now : new Map<string, number>(), new Map<string, number>()];
    turnedAt = performance.now();
  }
  return {
    /** Of a server of the site none are counted. */
    of: (client: string | undefined): number =>
      client === undefined ? 0 : (now.get(client) ?? 0) + (before.get(client) ?? 0),
    add(client: string | undefined): void {
      turn();
      if (client !== undefined) now.set(client, (now.get(client) ?? 0) + 1);
    },
  };
}

/** Refusals and pieces of work of a gate. */
export interface GateCounts {
  running: number;
  waiting: number;
  passed: number;
  refused: number;
}

/** A piece of work that the gate refuses: it waited too long, too many wait, or its client has too many. */
export class GateClosed extends Error {
  override name = 'GateClosed';
  code = 'GATE_CLOSED';
  isOfClient: boolean;

  constructor(isOfClient: boolean) {
    super(isOfClient ? 'this client has too much work under way' : 'too much work is under way');
    this.isOfClient = isOfClient;
  }
}

/** A piece of work that waits. */
interface Waiting {
  client: string | undefined;
  takePlace: () => void;
  giveUp: () => void;
}

export interface Gate {
  /**
   * Runs a piece of work when there is room; rejects with {@link GateClosed} where there is none in time.
   * @param client counts it; undefined: a server of the site, which counts none
   * @param signal ends the waiting of a piece that nobody wants any more
   */
  run: <T>(client: string | undefined, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
  counts: () => GateCounts;
}

/**
 * Lets so many pieces of work run at a time, and the others wait or be refused. Of those that wait the one is next whose client had the
 * fewest lately: who asks once does not wait behind all that ask again and again. Where no more may wait, one of a client that had and
 * has more is refused in its place.
 */
export function createGate({
  width,
  perClient,
  waitMs = Infinity,
  isPatient = false,
  waiting: maxWaiting = Infinity,
  rests,
}: GateLimits): Gate {
  const waiting = new Set<Waiting>();
  const recent = countRecent();
  const clients = new Map<string, number>();
  const counts = { running: 0, passed: 0, refused: 0 };

  function refuse(isOfClient: boolean): never {
    counts.refused += 1;
    throw new GateClosed(isOfClient);
  }

  const weightOf = (client: string | undefined) =>
    recent.of(client) + (client === undefined ? 0 : (clients.get(client) ?? 0));

  /** Makes room for a client: the heaviest that waits gives its place up, and where none is heavier the client is refused. */
  function refuseOneBefore(client: string | undefined): void {
    const own = weightOf(client);
    let heaviest: Waiting | undefined;
    for (const piece of waiting) {
      const weight = weightOf(piece.client);
      if (weight > (heaviest ? weightOf(heaviest.client) : own)) heaviest = piece;
    }
    if (!heaviest) refuse(false);
    heaviest.giveUp();
  }

  async function enter(client: string | undefined, signal?: AbortSignal): Promise<void> {
    if (counts.running < width) {
      counts.running += 1;
      return;
    }
    if (waiting.size >= maxWaiting) refuseOneBefore(client);
    const isIn = await new Promise<boolean>((resolve) => {
      // A piece of work that ends hands its place over, so that the number of those that run stays as it is.
      const piece: Waiting = { client, takePlace: () => end(true), giveUp: () => end(false) };
      const { giveUp } = piece;
      const onTime = () => {
        if (isPatient && waiting.size <= FEW) timer = setTimeout(onTime, waitMs);
        else giveUp();
      };
      let timer = waitMs === Infinity ? undefined : setTimeout(onTime, waitMs);
      const end = (hasPlace: boolean) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        waiting.delete(piece);
        resolve(hasPlace);
      };
      signal?.addEventListener('abort', giveUp);
      waiting.add(piece);
    });
    if (!isIn) refuse(false);
  }

  function leave(): void {
    let next: Waiting | undefined;
    let fewest = Infinity;
    for (const piece of waiting) {
      const count = recent.of(piece.client);
      if (count >= fewest) continue;
      fewest = count;
      next = piece;
    }
    if (next) next.takePlace();
    else counts.running -= 1;
  }

  /** Counts a piece of a client; the function that it returns ends that. */
  function note(client: string | undefined): () => void {
    if (client === undefined) return () => {};
    const count = clients.get(client) ?? 0;
    if (count >= perClient) refuse(true);
    clients.set(client, count + 1);
    return () => {
      const left = (clients.get(client) ?? 1) - 1;
      if (left > 0) clients.set(client, left);
      else clients.delete(client);
    };
  }

  async function pass<T>(
    client: string | undefined,
    work: () => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    await enter(client, signal);
    recent.add(client);
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      counts.passed += 1;
      const times = restOf(waiting.size, rests);
      const restMs = Math.min(REST_MS, times * (performance.now() - startedAt));
      if (restMs > 0) void sleep(restMs, undefined, { ref: false }).then(leave);
      else leave();
    }
  }

  return {
    run: async (client, work, signal) => {
      const end = note(client);
      try {
        return await pass(client, work, signal);
      } finally {
        end();
      }
    },
    counts: () => ({ ...counts, waiting: waiting.size }),
  };
}
