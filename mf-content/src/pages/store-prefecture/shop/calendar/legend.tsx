import Store from 'lucide-react/icons/store';
import Video from 'lucide-react/icons/video';
import type { MeetingKind } from './bookable-days.ts';
import { kindLabels, levels } from './calendar-words.ts';
import styles from './calendar.module.css';

export const kindIcons = { visit: Store, video: Video } as const satisfies Record<MeetingKind, typeof Store>;

/** The meaning of the signs in the calendar. The accessible names of the days say it in words. */
export function Legend({ kinds }: { kinds: readonly MeetingKind[] }) {
  return (
    <ul className={styles.legend} aria-label="記号の意味">
      {kinds.map((kind) => {
        const Icon = kindIcons[kind];
        return (
          <li key={kind}>
            <Icon size="1rem" aria-hidden />
            {kindLabels[kind]}
          </li>
        );
      })}
      {Object.values(levels).map(({ mark, words }) => (
        <li key={mark}>
          {mark} {words}
        </li>
      ))}
      <li>休 休業日</li>
    </ul>
  );
}
