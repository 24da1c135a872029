import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { LocateButton } from '@gakumado/shared/ui';
import type { Point } from '@gakumado/shared/vocabulary';
import { DEFAULT_RADIUS } from '../../places/range-point.ts';
import styles from './search-condition-page.module.css';

/** The point of a range: where the visitor is. Other points are chosen on the map. */
export function RangePointField({ lat, lon }: Partial<Point>) {
  const latField = useRef<HTMLInputElement>(null);
  const lonField = useRef<HTMLInputElement>(null);

  function fill(point: Point) {
    if (!latField.current || !lonField.current) return;
    latField.current.value = String(point.lat);
    lonField.current.value = String(point.lon);
    lonField.current.form?.requestSubmit();
  }

  return (
    <div className={styles.locate}>
      <input type="hidden" name="lat" defaultValue={lat} ref={latField} />
      <input type="hidden" name="lon" defaultValue={lon} ref={lonField} />
      <LocateButton
        variant="secondary"
        label="現在地を使う"
        onFound={fill}
        withoutScripts="地点は地図でお選びください。"
      />
      <p role="status">
        {lat === undefined || lon === undefined
          ? '地点が選ばれていません。'
          : `選んだ地点：北緯${lat.toFixed(3)}度、東経${lon.toFixed(3)}度`}
      </p>
      <Link to={paths.range(DEFAULT_RADIUS)}>地図で地点を選ぶ</Link>
    </div>
  );
}
