import type { EventCard } from '@gakumado/shared/contract';
import { formatDate } from '@gakumado/shared/ui';

type Period = Pick<EventCard, 'starts_at' | 'ends_at'>;

/** Where a campaign stands at `now` (ms): `always` has neither a first nor a last day. */
export function phaseOf({ starts_at, ends_at }: Period, now: number) {
  if (ends_at !== undefined && Date.parse(ends_at) < now) return 'over';
  if (starts_at !== undefined && Date.parse(starts_at) > now) return 'coming';
  return starts_at === undefined && ends_at === undefined ? 'always' : 'running';
}

export type Phase = ReturnType<typeof phaseOf>;

/** 2026年11月01日～2027年04月30日; '' for a campaign that is always there. */
export function periodText({ starts_at, ends_at }: Period): string {
  const [first, last] = [formatDate(starts_at), formatDate(ends_at)];
  if (first && last) return first === last ? first : `${first}～${last}`;
  if (first) return `${first}から`;
  return last && `${last}まで`;
}
