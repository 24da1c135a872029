import { useState } from 'react';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { Button, Notice, useIsHydrated } from '@gakumado/shared/ui';
import type { ButtonLook } from '@gakumado/shared/ui';
import type { Point } from '@gakumado/shared/vocabulary';
import styles from './locate-button.module.css';
import { rangePoint } from '../places/range-point.ts';

type Locating = 'idle' | 'asking' | 'refused' | 'failed' | 'abroad';

const messages: Partial<Record<Locating, string>> = {
  refused:
    '位置情報の利用が許可されていません。ブラウザの設定で許可するか、ほかの方法で場所をお選びください。',
  failed: '現在地を取得できませんでした。もう一度お試しいただくか、ほかの方法で場所をお選びください。',
  abroad: '現在地が日本国外のようです。ほかの方法で場所をお選びください。',
};

/** How long the device may search for itself, in ms, and how old a known place may be. */
const LIMITS: PositionOptions = { timeout: 15_000, maximumAge: 60_000 };

/** Three decimals are about a hundred metres: enough to search, and no address of a home. */
const coarse = (degrees: number) => Number(degrees.toFixed(3));

interface LocateButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  label: string;
  onFound: (point: Point) => void;
  /** The message without scripts. */
  withoutScripts: string;
}

/** Asks the device where it is, when the visitor wants it and never before. */
export function LocateButton({ label, onFound, withoutScripts, ...look }: LocateButtonProps) {
  const isHydrated = useIsHydrated();
  const [locating, setLocating] = useState<Locating>('idle');

  function locate() {
    if (!('geolocation' in navigator)) return setLocating('failed');
    setLocating('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const point = rangePoint(coarse(coords.latitude), coarse(coords.longitude));
        setLocating(point ? 'idle' : 'abroad');
        if (point) onFound(point);
      },
      ({ code, PERMISSION_DENIED }) => setLocating(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      LIMITS,
    );
  }

  if (!isHydrated) return <p className={styles.note}>{withoutScripts}</p>;
  const message = messages[locating];
  return (
    <div className={styles.locate}>
      <Button {...look} onClick={locate} isDisabled={locating === 'asking'}>
        <LocateFixed size="1.25rem" aria-hidden />
        {locating === 'asking' ? '現在地を調べています' : label}
      </Button>
      <p className={styles.note}>現在地は、およそ100m単位にまるめて検索にだけ使います。</p>
      {message && (
        <Notice tone="warning" role="alert">
          {message}
        </Notice>
      )}
    </div>
  );
}
