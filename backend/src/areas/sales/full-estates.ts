/** Without a free room: 満室 (4) and キャンセル待ち受付中 (5). */
const FULL_STATUSES: ReadonlySet<number> = new Set([4, 5]);

/** Whether no room of an estate or of a room type is free. */
export const isFull = (vacantStatusId: number | null): boolean =>
  vacantStatusId !== null && FULL_STATUSES.has(vacantStatusId);
