import { useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { Dispatch, ReactNode, Ref, RefObject, SetStateAction } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { untilPainted, VisuallyHidden } from '@gakumado/shared/ui';
import { keepSheet, readKeptSheet } from './kept-view.ts';
import { stopBeside } from './sheet-stops.ts';
import type { SheetStop } from './sheet-stops.ts';
import { useDraggedSheet } from './use-dragged-sheet.ts';
import styles from './map-sheet.module.css';

/** Actions of the map on the sheet over it. */
export interface SheetHandle {
  lower: () => void;
}

interface MapSheetProps {
  ref: Ref<SheetHandle>;
  /** Names the history entry. A sheet that is opened in it again is where it was left. */
  entry: string;
  /** The element that scrolls. */
  body: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

const stopWords: Record<SheetStop, string> = {
  low: '一覧を下げています',
  half: '一覧を半分まで広げています',
  full: '一覧をいっぱいに広げています',
};

/**
 * The list over the lower part of a map on a phone. It is dragged by its handle, or stepped by buttons; a focus that comes
 * into it by keyboard raises it. Beside the map of a wide screen it is no box at all. Where it stands is known here alone:
 * neither the map nor the list is drawn anew when it is moved.
 */
export function MapSheet({ ref, entry, body, children }: MapSheetProps) {
  const [stop, setStop] = useState<SheetStop>('low');
  const sheet = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const { handle, height } = useDraggedSheet(sheet, stop, setStop);
  useKeptSheet(entry, stop, setStop, body);
  useImperativeHandle(ref, () => ({ lower: () => setStop('low') }), []);

  function raise() {
    if (!isPressed.current) setStop((now) => (now === 'low' ? 'half' : now));
  }

  return (
    <div
      ref={sheet}
      className={styles.sheet}
      data-stop={stop}
      data-dragged={height === null ? undefined : ''}
      style={height === null ? undefined : { height }}
    >
      <div className={styles.handle} role="group" aria-label="一覧の高さ" {...handle}>
        <p className={styles.title}>物件の一覧</p>
        <VisuallyHidden role="status">{stopWords[stop]}</VisuallyHidden>
        <StepButton label="一覧を広げる" Icon={ChevronUp} by={1} {...{ stop }} onStop={setStop} />
        <StepButton label="一覧を下げる" Icon={ChevronDown} by={-1} {...{ stop }} onStop={setStop} />
      </div>
      <div
        ref={body}
        className={styles.body}
        data-above-bars
        onFocus={raise}
        // A press must not move what is under the finger.
        onPointerDown={() => (isPressed.current = true)}
        onPointerUp={() => (isPressed.current = false)}
        onPointerCancel={() => (isPressed.current = false)}
      >
        {children}
      </div>
    </div>
  );
}

interface StepButtonProps {
  label: string;
  Icon: typeof ChevronUp;
  by: 1 | -1;
  stop: SheetStop;
  onStop: Dispatch<SetStateAction<SheetStop>>;
}

/** At the end it keeps the focus and does nothing. */
const StepButton = ({ label, Icon, by, stop, onStop }: StepButtonProps) => (
  <button
    type="button"
    className={styles.step}
    aria-label={label}
    aria-disabled={stopBeside(stop, by) === null || undefined}
    // The press is seen before the list is laid out anew. Another press may come meanwhile.
    onClick={() => void untilPainted().then(() => onStop((now) => stopBeside(now, by) ?? now))}
  >
    <Icon size="1.5rem" aria-hidden />
  </button>
);

/** Opens the sheet of a history entry where it was left, and that of another list at its top. */
function useKeptSheet(
  entry: string,
  stop: SheetStop,
  onStop: (stop: SheetStop) => void,
  body: MapSheetProps['body'],
): void {
  const restore = useEffectEvent(() => {
    const kept = readKeptSheet(entry);
    if (kept) onStop(kept.stop);
    body.current?.scrollTo?.({ top: kept?.top ?? 0, behavior: 'instant' });
  });
  // The first lines of the next page take the place of the list, which is at its top as long as nothing of it is shown.
  const top = useRef(0);
  const keep = useEffectEvent((left: string) => keepSheet(left, { stop, top: top.current }));
  useLayoutEffect(() => {
    const list = body.current;
    const note = () => {
      if (list && list.clientHeight > 0) top.current = list.scrollTop;
    };
    restore();
    note();
    const leave = () => keep(entry);
    list?.addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      list?.removeEventListener('scroll', note);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [entry, body]);
}

/** The part of the address that names the home chosen on the map, else the first one seen in a scrolled list. */
export function homeInSheet(body: HTMLElement | null): string {
  if (!body) return '';
  const { top } = body.getBoundingClientRect();
  const cards = Array.from(body.querySelectorAll('li[data-estate-id]'));
  const seen = (card: Element) => {
    const box = card.getBoundingClientRect();
    return box.top + box.height / 2 > top;
  };
  const home =
    cards.find((card) => card.hasAttribute('data-highlighted')) ??
    (body.scrollTop > 0 ? cards.find(seen) : undefined);
  return home ? `#${home.id}` : '';
}
