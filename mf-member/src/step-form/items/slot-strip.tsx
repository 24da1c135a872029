import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { formatShortDay } from '@gakumado/shared/ui';
import { describedBy, FieldError } from '@gakumado/shared/ui/core';
import { textAt } from '../form-field.ts';
import { useValues } from '../use-item.ts';
import type { SlotDay } from './free-days.ts';
import styles from './slot-strip.module.css';

/** A group of radio buttons as `useItem` registers them. */
interface Radios extends Omit<ComponentProps<'input'>, 'id'> {
  /** The first button that can be chosen has it, so that a message leads there. */
  id: string;
  label: string;
  error?: string | undefined;
}

interface SlotStripProps {
  /** Of the row. */
  index: number;
  days: readonly SlotDay[] | undefined;
  /** Said while there are no days. */
  choose: string | undefined;
  date: Radios;
  time: Radios;
}

/** Characters of a reason that has room in the tile of a day. */
const NOTE_MAX = 8;

/** A day that cannot be booked, where its reason is said elsewhere or not known. */
const CLOSED = '受付対象外';

const isLong = (note: string | undefined) => note !== undefined && note.length > NOTE_MAX;

/** The options, and before them the chosen one where it is not offered any more. */
function withChosen<Option>(
  options: readonly Option[],
  isChosen: (option: Option) => boolean,
  gone: Option | false,
) {
  return gone && !options.some(isChosen) ? [gone, ...options] : options;
}

/** The days of a calendar as a strip that scrolls sideways, and below it the free times of the chosen one: a press each. */
export function SlotStrip({ index, days, choose, date, time }: SlotStripProps) {
  // YYYY-MM-DD and HH:mm, or empty.
  const [chosenDate = '', chosenTime = ''] = useValues((values) =>
    ['date', 'time'].map((part) => textAt(values, `wishes.${index}.${part}`)),
  );
  const choices = withChosen<SlotDay>(
    days ?? [],
    (day) => day.date === chosenDate,
    chosenDate !== '' && { date: chosenDate, times: [], ...(days ? { note: CLOSED } : {}) },
  );
  const free = days?.find((day) => day.date === chosenDate)?.times ?? [];
  const isToChoose = choose !== undefined && days?.length === 0;
  /** Sentences on closed days, each once: a shop writes its reasons in its own words. */
  const reasons = [
    ...new Set(choices.flatMap(({ note }) => (note !== undefined && isLong(note) ? [note] : []))),
  ];
  const times = withChosen(free, (one) => one === chosenTime, chosenTime);
  return (
    <>
      <RadioGroup
        {...date}
        className={styles.days}
        value={chosenDate}
        options={choices.map(({ date: day, times: freeTimes, note }) => ({
          value: day,
          text: formatShortDay(day),
          note: isLong(note) ? CLOSED : note,
          isClosed: freeTimes.length === 0 && day !== chosenDate,
        }))}
        said={days ? [...reasons, ...(isToChoose ? [choose] : [])] : ['空いている日を確かめています…']}
      />
      <RadioGroup
        {...time}
        className={styles.times}
        value={chosenTime}
        options={times.map((one) => ({
          value: one,
          text: one,
          note: days && !free.includes(one) ? '受付終了' : undefined,
        }))}
        said={
          days && !isToChoose && chosenDate === '' ? ['日付を選ぶと、空いている時間が表示されます。'] : []
        }
      />
    </>
  );
}

interface Option {
  value: string;
  text: string;
  note?: string | undefined;
  isClosed?: boolean;
}

interface RadioGroupProps extends Radios {
  options: readonly Option[];
  value: string;
  /** Said above the options: why some are closed, or that there is nothing to choose yet. */
  said: readonly string[];
}

function RadioGroup({
  id,
  label,
  error,
  options,
  value,
  said,
  className,
  ref,
  'aria-label': name,
  ...rest
}: RadioGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  const first = options.find(({ isClosed = false }) => !isClosed)?.value;
  const isThere = options.length > 0;
  useEffect(() => {
    // Only sideways: the page stays where it is. A day before it shows that the strip goes on there.
    const choice = isThere
      ? (group.current?.querySelector<HTMLElement>('label:has(:checked)') ??
        group.current?.querySelector<HTMLElement>('label:has(:enabled)'))
      : null;
    if (choice) choice.parentElement!.scrollLeft = choice.offsetLeft - choice.offsetWidth;
  }, [isThere]);
  return (
    <div className={styles.group}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <div
        ref={group}
        role="radiogroup"
        aria-label={name ?? label}
        {...(first === undefined ? { id, tabIndex: -1 } : {})}
        {...describedBy(id, { error })}
      >
        {said.map((text) => (
          <p key={text} className={styles.said}>
            {text}
          </p>
        ))}
        <div className={className}>
          {options.map(({ value: option, text, note, isClosed = false }) => (
            <label key={option} className={styles.choice} data-invalid={error ? '' : undefined}>
              <input
                {...rest}
                // A closed day cannot take the focus that a fault gives to the first of the group.
                ref={isClosed ? undefined : ref}
                id={option === first ? id : undefined}
                type="radio"
                value={option}
                checked={option === value}
                disabled={isClosed}
              />
              {text} {note && <span className={styles.note}>{note}</span>}
            </label>
          ))}
        </div>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
