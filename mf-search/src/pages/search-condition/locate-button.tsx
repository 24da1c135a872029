import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { paths } from '@gakumado/shared/paths';
import { Button } from '@gakumado/shared/ui';
import styles from './search-condition-page.module.css';

interface LocateButtonProps {
  lat: number | undefined;
  lon: number | undefined;
}

type State = 'idle' | 'asking' | 'failed';

/** Longest time for the device to find itself, in ms. */
const TIMEOUT_MS = 10_000;
/** About a metre. */
const DECIMALS = 5;

/** The point of a range: where the visitor is. Other points are chosen on the map. */
export function LocateButton({ lat, lon }: LocateButtonProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('idle');

  function fill({ coords }: GeolocationPosition) {
    const [latField, lonField] = fields.current?.querySelectorAll('input') ?? [];
    if (!latField || !lonField) return;
    latField.value = coords.latitude.toFixed(DECIMALS);
    lonField.value = coords.longitude.toFixed(DECIMALS);
    setState('idle');
    lonField.form?.requestSubmit();
  }

  function locate() {
    if (!navigator.geolocation) return setState('failed');
    setState('asking');
    navigator.geolocation.getCurrentPosition(fill, () => setState('failed'), { timeout: TIMEOUT_MS });
  }

  return (
    <div ref={fields} className={styles.locate}>
      <input type="hidden" name="lat" defaultValue={lat} />
      <input type="hidden" name="lon" defaultValue={lon} />
      <Button variant="secondary" onClick={locate} disabled={state === 'asking'}>
        <LocateFixed size={18} aria-hidden />
        {state === 'asking' ? '現在地を調べています' : '現在地を使う'}
      </Button>
      <p role="status">
        {state === 'failed' && '現在地がわかりませんでした。'}
        {state === 'idle' &&
          (lat === undefined || lon === undefined
            ? '地点が選ばれていません。'
            : `選んだ地点：北緯${lat.toFixed(3)}度、東経${lon.toFixed(3)}度`)}
      </p>
      <Link to={paths.range(3)}>地図で地点を選ぶ</Link>
    </div>
  );
}
