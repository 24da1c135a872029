import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PhotoGroup, PhotoGroups } from './photo-groups.ts';

/** The fields of the address: the group that is looked at, and the photograph of it that is open, from 1. */
const GROUP = 'photo_group';
const NUMBER = 'photo';

/** In the entry of an open photograph: the id of the link that opened it. Without it the address was opened directly. */
interface PhotoState {
  opener: string;
}

/** For the link with the id `opener`. */
export const photoState = (opener: string): PhotoState => ({ opener });

const openerOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'opener' in state && typeof state.opener === 'string'
    ? state.opener
    : null;

/** A query with a group and, for an open photograph, its number. Its other fields stay. */
export function writePhoto(search: string, groupId: string, number: number | null): string {
  const query = new URLSearchParams(search);
  query.delete(GROUP);
  query.delete(NUMBER);
  if (groupId !== '') query.set(GROUP, groupId);
  if (number !== null) query.set(NUMBER, String(number));
  return query.toString().replaceAll('%2C', ',');
}

/**
 * The group and photograph of an address. A photograph that does not exist is null; an unknown group means all
 * photographs.
 */
export function readPhoto(search: string, { all, categories, rooms }: PhotoGroups) {
  const query = new URLSearchParams(search);
  const id = query.get(GROUP) ?? '';
  const group: PhotoGroup | undefined = [all, ...categories, ...rooms].find((one) => one.id === id);
  const number = query.get(NUMBER) ?? '';
  const isThere = group && /^[1-9]\d{0,3}$/.test(number) && Number(number) <= group.photos.length;
  return { group: group ?? all, number: isThere ? Number(number) : null };
}

/** The group and the open photograph of the address, and the ways to change it. */
export function usePhotoAddress(groups: PhotoGroups) {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const left = useRef<string>(undefined);
  const { group, number } = readPhoto(search, groups);
  const opener = openerOf(state);

  const replace = (groupId: string, next: number | null) =>
    void navigate(
      { pathname, search: writePhoto(search, groupId, next) },
      { replace: true, preventScrollReset: true, state },
    );

  /** Back to the page. Where the address was opened directly there is nothing to go back to. */
  function close() {
    // Until the browser is back, the same entry may be asked to close again.
    if (left.current === key) return;
    left.current = key;
    if (opener === null) replace(group.id, null);
    else void navigate(-1);
  }

  return { group, number, opener, showNumber: (next: number) => replace(group.id, next), close };
}
