import type { ComponentProps } from 'react';
import type { EventCard } from '@gakumado/shared/contract';
import { Badge } from '@gakumado/shared/ui';
import { periodText, phaseOf } from './event-period.ts';
import type { Phase } from './event-period.ts';

const looks: Record<Phase, { label: string; tone: ComponentProps<typeof Badge>['tone'] }> = {
  running: { label: '開催中', tone: 'primary' },
  coming: { label: '開催前', tone: 'neutral' },
  always: { label: 'ご案内', tone: 'primary' },
  over: { label: '終了', tone: 'neutral' },
};

/** Where a campaign stands at `now` (ms), and its period. */
export function EventFacts({ event, now }: { event: EventCard; now: number }) {
  const { label, tone } = looks[phaseOf(event, now)];
  const period = periodText(event);
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {period && <span>{`期間：${period}`}</span>}
    </>
  );
}
