import { useId, useState } from 'react';
import { Button } from '@gakumado/shared/ui';
import type { Bounds, Polygon } from '@gakumado/shared/search-fields';
import { centerOf, circleAround } from '@gakumado/shared/map';
import styles from './drawn-by-keyboard.module.css';

interface DrawnByKeyboardProps {
  /** The part of the map that is seen. */
  boundsOf: () => Bounds | undefined;
  onPolygonChange: (polygon: Polygon) => void;
}

/** Corners of a circle; enough to look round, few enough for an address. */
const CORNERS = 32;

const circlesKm = [0.5, 1, 2, 3, 5];

/** An area without drawing: around the middle of the map, or all that is seen. */
export function DrawnByKeyboard({ boundsOf, onPolygonChange }: DrawnByKeyboardProps) {
  const id = useId();
  const [radiusKm, setRadiusKm] = useState(1);
  const enclose = (areaOf: (bounds: Bounds) => Polygon) => {
    const bounds = boundsOf();
    if (bounds) onPolygonChange(areaOf(bounds));
  };
  return (
    <details className={styles.other}>
      <summary>いま見えている範囲で絞り込む</summary>
      <div className={styles.choices}>
        <label htmlFor={id}>地図の中心から</label>
        <select id={id} value={radiusKm} onChange={(event) => setRadiusKm(Number(event.currentTarget.value))}>
          {circlesKm.map((km) => (
            <option key={km} value={km}>
              {km < 1 ? `${km * 1000}m` : `${km}km`}
            </option>
          ))}
        </select>
        <Button
          variant="secondary"

          onClick={() => enclose((bounds) => circleAround(centerOf(bounds), radiusKm, CORNERS))}
        >
          この円で囲む
        </Button>
        <Button
          variant="secondary"

          onClick={() => enclose(cornersOf)}
        >
          表示中の範囲を囲む
        </Button>
      </div>
    </details>
  );
}

const cornersOf = ({ south, west, north, east }: Bounds): Polygon => [
  [north, west],
  [north, east],
  [south, east],
  [south, west],
];
