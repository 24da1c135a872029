import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import type { ShouldRevalidateFunction } from 'react-router-dom';

/** Most ids that one field of a search takes (contract, 3.4). */
export const PICKED_MAX = 100;

/** The ids of a query: one comma list (a link) or repeated keys (a form), sorted, each once. */
export function readPickedIds(query: URLSearchParams, key: string): number[] {
  const words = query.getAll(key).flatMap((value) => value.split(','));
  const ids = words.filter((word) => /^[1-9]\d{0,8}$/.test(word)).map(Number);
  return [...new Set(ids)].toSorted((a, b) => a - b).slice(0, PICKED_MAX);
}

/** A query with `ids` as its value of `key`; keys alphabetical, with its `?`, '' for an empty one. */
export function writePickedIds(query: URLSearchParams, key: string, ids: readonly number[]): string {
  const pairs = [...query].filter(([name, value]) => name !== key && value !== '');
  if (ids.length > 0) pairs.push([key, ids.toSorted((a, b) => a - b).join(',')]);
  const text = pairs
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .toSorted()
    .join('&');
  return text === '' ? '' : `?${text}`;
}

export interface PickedIds {
  ids: ReadonlySet<number>;
  /** Adds or removes ids, up to {@link PICKED_MAX}. */
  pick: (ids: readonly number[], isPicked: boolean) => void;
  clear: () => void;
}

/**
 * Ticked boxes of a page, kept in its address (replaced, never pushed), so that Back, reload and a new tab find them.
 * The page's route exports {@link revalidateUnlessPicked}.
 */
export function usePickedIds(key: string, initialIds: readonly number[]): PickedIds {
  const navigate = useNavigate();
  const here = useLocation();
  const { location: next } = useNavigation();
  // A search that is still loading has the newer address, so a tick is added to that one.
  const { search } = next?.pathname === here.pathname ? next : here;
  const [ids, setIds] = useState<ReadonlySet<number>>(() => new Set(initialIds));

  function change(picked: readonly number[]) {
    setIds(new Set(picked));
    const changed = writePickedIds(new URLSearchParams(search), key, picked);
    void navigate({ search: changed, hash: '' }, { replace: true, preventScrollReset: true });
  }

  return {
    ids,
    pick: (changed, isPicked) => {
      const rest = [...ids].filter((id) => !changed.includes(id));
      change(isPicked ? [...rest, ...changed].slice(0, PICKED_MAX) : rest);
    },
    clear: () => change([]),
  };
}

/** Ticking a box changes the address and no data of a loader. */
export const revalidateUnlessPicked =
  (key: string): ShouldRevalidateFunction =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
    const rest = (url: URL) => url.pathname + writePickedIds(url.searchParams, key, []);
    const isSamePage = rest(currentUrl) === rest(nextUrl);
    return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
  };
