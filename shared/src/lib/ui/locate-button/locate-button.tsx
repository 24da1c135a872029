import { useState } from 'react';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { Button, Notice, useIsHydrated } from '@gakumado/shared/ui/core';
import type { ButtonLook } from '@gakumado/shared/ui/core';
import { isJapaneseLat, isJapaneseLon } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import styles from './locate-button.module.css';

type Locating = 'idle' | 'asking' | 'refused' | 'failed' | 'abroad';

const messages = (elsewhere: string): Partial<Record<Locating, string>> => ({
  refused: `位置情報の利用が許可されていません。ブラウザの設定で許可するか、${elsewhere}。`,
  failed: `現在地を取得できませんでした。もう一度お試しいただくか、${elsewhere}。`,
  abroad: `現在地が日本国外のようです。${elsewhere}。`,
});

/** How long the device may search for itself, in ms, and how old a known place may be. */
const LIMITS: PositionOptions = { timeout: 15_000, maximumAge: 60_000 };

/** Three decimals are about a hundred metres: enough to search, and no address of a home. */
const coarse = (degrees: number) => Number(degrees.toFixed(3));

interface LocateButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  label: string;
  onFound: (point: Point) => void;
  /** Says how the place is used; by default for a search. */
  note?: string;
  /** An alternative for the visitor, without 。 at its end. */
  elsewhere?: string;
  /** The message without scripts. */
  withoutScripts: string;
}

/** Asks the device where it is, when the visitor wants it and never before. Its room is there before scripts run. */
export function LocateButton({
  label,
  onFound,
  note = '現在地は、およそ100m単位にまるめて検索にだけ使います。',
  elsewhere = 'ほかの方法で場所をお選びください',
  withoutScripts,
  ...look
}: LocateButtonProps) {
  const isHydrated = useIsHydrated();
  const [locating, setLocating] = useState<Locating>('idle');

  function locate() {
    if (!('geolocation' in navigator)) return setLocating('failed');
    setLocating('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const [lat, lon] = [coarse(coords.latitude), coarse(coords.longitude)];
        if (!isJapaneseLat(lat) || !isJapaneseLon(lon)) return setLocating('abroad');
        setLocating('idle');
        onFound({ lat, lon });
      },
      ({ code, PERMISSION_DENIED }) => setLocating(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      LIMITS,
    );
  }

  const message = messages(elsewhere)[locating];
  return (
    <div className={styles.place}>
      {!isHydrated && <p className={styles.note}>{withoutScripts}</p>}
      <div className={styles.locate} data-waiting={isHydrated ? undefined : ''}>
        <Button {...look} onClick={locate} isDisabled={locating === 'asking'}>
          <LocateFixed size="1.25rem" aria-hidden />
          {locating === 'asking' ? '現在地を調べています' : label}
        </Button>
        <p className={styles.note}>{note}</p>
        {message && (
          <Notice tone="warning" role="alert">
            {message}
          </Notice>
        )}
      </div>
    </div>
  );
}
