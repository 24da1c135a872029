import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { paths } from '@gakumado/shared/paths';
import { Button, Notice } from '@gakumado/shared/ui';
import { rangePoint } from '../../components/range-point.ts';
import type { Radius } from '../../components/range-point.ts';
import { useIsHydrated } from '../../components/use-is-hydrated.ts';
import styles from './locate-button.module.css';

type Locating = 'idle' | 'asking' | 'refused' | 'failed' | 'abroad';

const messages: Partial<Record<Locating, string>> = {
  refused:
    '位置情報の利用が許可されていません。ブラウザの設定で許可するか、都道府県から場所をお選びください。',
  failed: '現在地を取得できませんでした。もう一度お試しいただくか、都道府県から場所をお選びください。',
  abroad: '現在地が日本国外のようです。都道府県から場所をお選びください。',
};

/** How long the device may search for itself, in ms, and how old a known place may be. */
const LIMITS: PositionOptions = { timeout: 15_000, maximumAge: 60_000 };

/** Three decimals are about a hundred metres: enough to search, and no address of a home. */
const coarse = (degrees: number) => Number(degrees.toFixed(3));

/** Asks the device where it is, when the visitor wants it and never before. */
export function LocateButton({ km }: { km: Radius }) {
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [locating, setLocating] = useState<Locating>('idle');
  const locate = () => {
    if (!('geolocation' in navigator)) return setLocating('failed');
    setLocating('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const point = rangePoint(coarse(coords.latitude), coarse(coords.longitude));
        if (!point) return setLocating('abroad');
        void navigate(paths.range(km, point));
      },
      ({ code, PERMISSION_DENIED }) => setLocating(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      LIMITS,
    );
  };
  if (!isHydrated) return <p className={styles.note}>都道府県をえらぶと、場所を指定して探せます。</p>;
  const message = messages[locating];
  return (
    <div className={styles.locate}>
      <Button variant="accent" size="large" onClick={locate} aria-disabled={locating === 'asking'}>
        <LocateFixed size={20} aria-hidden />
        {locating === 'asking' ? '現在地を調べています' : `現在地から${km}km以内を探す`}
      </Button>
      <p className={styles.note}>
        現在地は、およそ100m単位にまるめて検索にだけ使います。サイトには保存しません。
      </p>
      {message && (
        <Notice tone="warning" role="alert">
          {message}
        </Notice>
      )}
    </div>
  );
}
