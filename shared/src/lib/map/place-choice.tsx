import { useId, useRef } from 'react';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router-dom';
import type { MapPlace } from '../map-base/map-place.ts';
import { useEscape } from './use-escape.ts';
import styles from './place-choice.module.css';

interface PlaceChoiceProps {
  /** The kind of the places: 店舗. */
  what: string;
  /** The pressed places, or those in view; null while no choice is open. */
  places: readonly MapPlace[] | null;
  /** Asks for all places in the visible part. */
  onOpen: () => void;
  onClose: () => void;
}

/** Leads from the places of a map to their pages: from pressed ones, and by a button, for keys, from those in view. */
export function PlaceChoice({ what, places, onOpen, onClose }: PlaceChoiceProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLElement>(null);
  const close = () => {
    if (card.current?.contains(document.activeElement)) button.current?.focus();
    onClose();
  };
  useEscape(places !== null, close);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.open}
        aria-expanded={places !== null}
        aria-controls={places ? id : undefined}
        onClick={places ? close : onOpen}
      >
        {what}を選ぶ
      </button>
      {places && (
        <section ref={card} id={id} className={styles.card} aria-label={`地図の${what}`}>
          <div role="status">
            {places.length === 0 && <p>{`いま見えている範囲に${what}はありません。`}</p>}
          </div>
          <ul className={styles.places}>
            {places.map(({ label, note, to = '' }) => (
              <li key={to}>
                <Link to={to} discover="none" className={styles.link}>
                  {label}
                </Link>
                {note && <p className={styles.note}>{note}</p>}
              </li>
            ))}
          </ul>
          <button type="button" className={styles.close} aria-label="閉じる" onClick={close}>
            <X size="1.25rem" aria-hidden />
          </button>
        </section>
      )}
    </>
  );
}
