import { LRUCache } from 'lru-cache';
import type { PageAnswer } from '../render-page.ts';
import { compressPage } from './compressed-page.ts';
import type { CompressedPage } from './compressed-page.ts';

/** A page may be kept so long, in s, here and once more by a shared cache: what changed shows within some seconds. */
export const FRESH_S = 3;

/** So long, in s, the last good page stands in for one whose calls have no answer. */
export const LAST_GOOD_S = 600;

/** After a rendering without answers the last good page is sent at once for so long, in ms. */
const ASK_AGAIN_MS = 1_000;

/** Bytes of all pages that are kept: some 1,500 of the site's largest. */
const KEPT_BYTES = 128 * 1024 * 1024;

/** A page of the cache: its body is here in place of `html`. */
export interface KeptAnswer extends PageAnswer {
  kept: { page: CompressedPage; ageS: number };
}

export type CacheAnswer<T extends PageAnswer> = T | (Omit<T, 'html'> & KeptAnswer);

/** The makers of a page beside its data. Another release of its remote is another page; the others only make it old. */
export interface PageMakers {
  release: unknown;
  /** Compared one by one. */
  others: readonly unknown[];
}

interface Entry<T> {
  answer: Omit<T, 'html'>;
  page: CompressedPage;
  makers: PageMakers;
  renderedAt: number;
  /** Until then the backend is not asked again. */
  restsUntil: number;
}

const areSame = (one: PageMakers, other: PageMakers) =>
  one.release === other.release && one.others.every((maker, index) => maker === other.others[index]);

/** How pages were answered since the start: kept ones, the last good ones in place of a failure, and new ones. */
export interface PageCacheCounts {
  kept: number;
  last_good: number;
  rendered: number;
}

/** Keeps pages that are the same for everybody, by address. */
export interface PageCache<T extends PageAnswer> {
  /** The kept page at an address; undefined where there is none that is fresh. */
  fresh: (address: string, makers: PageMakers) => CacheAnswer<T> | undefined;
  /**
   * The page at an address: the kept one where it is fresh, else that of `render`, which runs once for all who wait. Where calls
   * of a rendering had no answer, the last good page of the same release stands in.
   */
  answer: (address: string, makers: PageMakers, render: () => Promise<T>) => Promise<CacheAnswer<T>>;
  counts: () => PageCacheCounts;
}

/** @param now The time in ms. */
export function createPageCache<T extends PageAnswer>(now = () => performance.now()): PageCache<T> {
  const entries = new LRUCache<string, Entry<T>>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ page }, address) => page.size + address.length,
  });
  const counts: PageCacheCounts = { kept: 0, last_good: 0, rendered: 0 };
  const underWay = new Map<string, { makers: PageMakers; answer: Promise<CacheAnswer<T>> }>();

  const send = ({ answer, page, renderedAt }: Entry<T>): CacheAnswer<T> => ({
    ...answer,
    kept: { page, ageS: Math.floor((now() - renderedAt) / 1_000) },
  });
  const fresh = (address: string, makers: PageMakers) => {
    const entry = entries.get(address);
    const isFresh = entry && now() - entry.renderedAt < FRESH_S * 1_000 && areSame(entry.makers, makers);
    if (!isFresh) return undefined;
    counts.kept += 1;
    return send(entry);
  };
  const lastGood = (address: string, { release }: PageMakers) => {
    const entry = entries.peek(address);
    if (!entry || entry.makers.release !== release) return undefined;
    return now() - entry.renderedAt < LAST_GOOD_S * 1_000 ? entry : undefined;
  };

  async function make(address: string, makers: PageMakers, render: () => Promise<T>) {
    counts.rendered += 1;
    const { html, ...answer } = await render();
    if (answer.isPublic && html) {
      const page = await compressPage(html);
      const entry = { answer, page, makers, renderedAt: now(), restsUntil: 0 };
      entries.set(address, entry);
      return send(entry);
    }
    const good = answer.isIncomplete ? lastGood(address, makers) : undefined;
    if (!good) return { ...answer, html } as T;
    good.restsUntil = now() + ASK_AGAIN_MS;
    counts.last_good += 1;
    return send(good);
  }

  return {
    fresh,
    answer: (address, makers, render) => {
      const kept = fresh(address, makers);
      if (kept) return Promise.resolve(kept);
      const running = underWay.get(address);
      if (running && areSame(running.makers, makers)) return running.answer;
      const good = lastGood(address, makers);
      if (good && now() < good.restsUntil) {
        counts.last_good += 1;
        return Promise.resolve(send(good));
      }
      const answer = make(address, makers, render).finally(() => {
        if (underWay.get(address)?.answer === answer) underWay.delete(address);
      });
      underWay.set(address, { makers, answer });
      return answer;
    },
    counts: () => ({ ...counts }),
  };
}
