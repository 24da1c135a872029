import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { addDays, todayInJapan } from '@gakumado/shared/calendar-days';
import type { PreferredSlot } from '@gakumado/shared/contract';
import type { SlotRules } from '@gakumado/shared/forms';
import { messages } from '@gakumado/shared/forms/messages';
import {
  Accordion,
  FieldSet,
  formatDay,
  Notice,
  TextField,
  useIsHydrated,
  useLatest,
} from '@gakumado/shared/ui';
import { BOOKABLE_DAYS } from '@gakumado/shared/vocabulary';
import { messageAt, textAt, valueAt } from '../form-field.ts';
import type { ControlFault, FormField, FormValues, Need } from '../form-field.ts';
import { useItem, useNeed, useValues } from '../use-item.ts';
import { useLoadedAhead } from '../use-loaded-ahead.ts';
import type { DaysFor, SlotDay, VisitKinds } from './free-days.ts';
import { SlotStrip } from './slot-strip.tsx';
import styles from './items.module.css';

/** Where the free times of a form come from. */
export interface SlotCalendar<Key extends number | string> {
  /** The owner of the calendar; null where none is known. */
  keyOf: (values: FormValues) => Key | null;
  load: (key: Key, signal: AbortSignal) => Promise<DaysFor>;
  /** The kinds of visit to book; free times may depend on them. */
  kindsOf?: (values: FormValues) => VisitKinds;
  /** The days where no calendar is known; null where dates are typed then. */
  plain: () => readonly SlotDay[] | null;
  /** Said while there are no days, since the owner is chosen in the form. */
  choose?: string;
}

/** The free times of a page that has loaded them already. */
interface KnownDays {
  known: ReturnType<DaysFor> | null;
}

interface SlotsItem<Key extends number | string> {
  label: string;
  /** Names of the rows, the first choice first, and whether it is needed. */
  rules: Pick<SlotRules, 'labels' | 'isFirstRequired'>;
  calendar: SlotCalendar<Key> | KnownDays;
  isShown?: FormField['isShown'];
}

const VIDEO: VisitKinds = { isVisit: false, isVideo: true };
const videoOnly = () => VIDEO;

/**
 * The days for the values of now: undefined while they are loading, null where they could not be loaded, a text where
 * nothing can be booked. Before scripts run they are those that the action has loaded.
 */
function useLoadedDays<Key extends number | string>(calendar: SlotCalendar<Key>, paths: readonly string[]) {
  const { keyOf, load, kindsOf = videoOnly, plain } = calendar;
  const key = useValues(keyOf);
  const kinds = useValues(kindsOf);
  const answer = useLatest(load, key);
  const ahead = useLoadedAhead<ReturnType<DaysFor>>(paths);
  if (!useIsHydrated()) return ahead;
  if (key === null) return plain();
  if (answer?.key !== key) return undefined;
  return answer.data?.(kinds) ?? null;
}

/** A chosen time that is known not to be free: it was, or another calendar was shown then. */
function findTaken(days: readonly SlotDay[], values: FormValues, rows: number): ControlFault | undefined {
  const slots = Array.from({ length: rows }, (_, index) => ({
    path: `wishes.${index}.time`,
    date: textAt(values, `wishes.${index}.date`),
    time: textAt(values, `wishes.${index}.time`),
  }));
  const taken = slots.find(
    ({ date, time }) =>
      date !== '' && time !== '' && !days.some((day) => day.date === date && day.times.includes(time)),
  );
  return taken && { path: taken.path, message: messages.slotTaken };
}

/** Dates and times by choice, from a real calendar. Where it cannot be loaded they are typed, and checked when sent. */
export function slotsItem<Key extends number | string>({
  label,
  rules: { labels: rows, isFirstRequired },
  calendar,
  isShown,
}: SlotsItem<Key>): FormField {
  const [first = '', ...others] = rows;
  const paths = rows.flatMap((_, index) => [`wishes.${index}.date`, `wishes.${index}.time`]);
  // The free times that the visitor sees.
  const shown: { days: readonly SlotDay[] | null | undefined } = { days: undefined };
  const useDays = 'known' in calendar ? () => calendar.known : () => useLoadedDays(calendar, paths);
  return {
    paths,
    label,
    async loadAhead(values, signal) {
      if ('known' in calendar) return undefined;
      const { keyOf, load, kindsOf = videoOnly } = calendar;
      const key = keyOf(values);
      return key === null ? undefined : (await load(key, signal))(kindsOf(values));
    },
    findFault: (values) => (shown.days ? findTaken(shown.days, values, rows.length) : undefined),
    Control: function SlotsControl() {
      const answer = useDays();
      const closed = typeof answer === 'string' ? answer : undefined;
      const days = typeof answer === 'string' ? [] : answer;
      const choose = 'choose' in calendar && closed === undefined ? calendar.choose : undefined;
      useEffect(() => {
        shown.days = typeof answer === 'string' ? [] : answer;
      }, [answer]);
      return (
        <div className={styles.stack}>
          <div role="status">{closed && <Notice tone="warning">{closed}</Notice>}</div>
          {days === null && (
            <p className={styles.note}>
              空き状況を表示できませんでした。ご希望の日時をそのまま入力してください。
            </p>
          )}
          <SlotRow row={first} index={0} need={isFirstRequired} {...{ days, choose }} />
          {others.length > 0 && <MoreRows rows={others} paths={paths.slice(2)} {...{ days, choose }} />}
        </div>
      );
    },
    describe: (values) => <SlotList rows={rows} wishes={valueAt(values, 'wishes')} />,
    ...(isShown ? { isShown } : {}),
  };
}

interface MoreRowsProps {
  /** Names of the rows after the first. */
  rows: readonly string[];
  days: SlotRowProps['days'];
  choose: string | undefined;
  paths: readonly string[];
}

/** The other choices, which many leave empty: folded until one of them has a value or a fault. */
function MoreRows({ rows, days, choose, paths }: MoreRowsProps) {
  const { errors } = useFormContext<FormValues>().formState;
  const isGiven = useValues((values) => paths.some((path) => textAt(values, path) !== ''));
  const isNeeded = isGiven || paths.some((path) => messageAt(errors, path) !== undefined);
  const isHydrated = useIsHydrated();
  // It stays open when the last of them is emptied.
  const [isOpen, setIsOpen] = useState(isNeeded);
  if (isNeeded && !isOpen) setIsOpen(true);
  return (
    <Accordion
      title={`${rows.join('・')}を加える`}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setIsOpen(true)}
    >
      <div className={styles.stack}>
        {(isOpen || !isHydrated) &&
          rows.map((row, index) => (
            <SlotRow key={row} {...{ row, days, choose }} index={index + 1} need={false} />
          ))}
      </div>
    </Accordion>
  );
}

interface SlotRowProps {
  row: string;
  index: number;
  days: readonly SlotDay[] | null | undefined;
  choose: string | undefined;
  need: Need;
}

function SlotRow({ row, index, days, choose, need }: SlotRowProps) {
  const date = useItem(`wishes.${index}.date`);
  const time = useItem(`wishes.${index}.time`);
  const isHydrated = useIsHydrated();
  const isTyped = days === null || (days === undefined && !isHydrated);
  const dateTexts = { label: '日付', 'aria-label': `${row}の日付`, error: date.error };
  const timeTexts = { label: '時間', 'aria-label': `${row}の時間`, error: time.error };
  const today = todayInJapan();
  return (
    <FieldSet label={row} need={useNeed(need)}>
      <div className={isTyped ? `${styles.slot} ${styles.parts}` : styles.stack}>
        {isTyped ? (
          <>
            <TextField
              {...date.control}
              {...dateTexts}
              defaultValue={date.preset as string | undefined}
              type="date"
              min={addDays(today, BOOKABLE_DAYS[0])}
              max={addDays(today, BOOKABLE_DAYS[1])}
            />
            <TextField
              {...time.control}
              {...timeTexts}
              defaultValue={time.preset as string | undefined}
              type="time"
              step={1800}
            />
          </>
        ) : (
          <SlotStrip
            {...{ index, days, choose }}
            date={{ ...date.control, ...dateTexts }}
            time={{ ...time.control, ...timeTexts }}
          />
        )}
      </div>
    </FieldSet>
  );
}

function SlotList({ rows, wishes }: { rows: readonly string[]; wishes: unknown }) {
  const given = (Array.isArray(wishes) ? (wishes as Partial<PreferredSlot>[]) : []).map(
    ({ date, time }, index) => ({
      row: rows[index] ?? '',
      text: date ? `${formatDay(date)} ${time ?? ''}` : '',
    }),
  );
  const shown = given.filter(({ text }) => text !== '');
  if (shown.length === 0) return null;
  return (
    <ul>
      {shown.map(({ row, text }) => (
        <li key={row}>{rows.length > 1 ? `${row}：${text}` : text}</li>
      ))}
    </ul>
  );
}
