import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import X from 'lucide-react/icons/x';
import { listEstates, nullOnError } from '@gakumado/shared/api';
import type { Estate } from '@gakumado/shared/contract';
import { writeCompareList } from '@gakumado/shared/cookies';
import { paths } from '@gakumado/shared/paths';
import {
  Button,
  formatRents,
  LinkButton,
  monthlyCostText,
  PartFailed,
  Picture,
  stayText,
} from '@gakumado/shared/ui/core';
import { COMPARE_MAX, COMPARE_MIN, MONTHLY_COST } from '@gakumado/shared/vocabulary';
import { Sheet } from '../layer/sheet.tsx';
import type { SheetProps } from '../layer/sheet.tsx';
import styles from './compare-tray.module.css';

interface ComparePopupProps extends Pick<SheetProps, 'layer' | 'opener'> {
  ids: readonly number[];
  campusIds: readonly number[];
}

/** The homes of the comparison by name. One that cannot be loaded, or is let no more, can be taken off all the same. */
export function ComparePopup({ layer, opener, ids, campusIds }: ComparePopupProps) {
  const homes = useHomes(ids, layer.open);
  const canCompare = ids.length >= COMPARE_MIN;
  return (
    <Sheet {...{ layer, opener }} title={`比べる物件（${ids.length}／${COMPARE_MAX}件）`}>
      {homes === null && <PartFailed name="物件の情報" />}
      <ul className={styles.homes}>
        {ids.map((id) => (
          <Home
            key={id}
            home={homes?.get(id)}
            isLoaded={Boolean(homes)}
            {...{ id, campusIds }}
            onRemove={() => writeCompareList(ids.filter((other) => other !== id))}
          />
        ))}
      </ul>
      {!canCompare && (
        <p className={styles.hint}>
          {ids.length === 0
            ? '比べる物件はありません。'
            : `${COMPARE_MIN}件から比べられます。一覧の「比べる」か、物件のページの「比較に追加」で加えてください。`}
        </p>
      )}
      <div className={styles.actions}>
        {canCompare && (
          <LinkButton to={paths.compare(ids, campusIds)} isWide>
            {`${ids.length}件を並べて比べる`}
          </LinkButton>
        )}
        {ids.length > 0 && (
          <Button variant="plain" size="small" onClick={() => writeCompareList([])}>
            すべて外す
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** The cards of the homes by their ids; undefined while they are loaded, null when they could not be. */
function useHomes(ids: readonly number[], isWanted: boolean) {
  const [homes, setHomes] = useState<ReadonlyMap<number, Estate> | null>();
  const isMissing = isWanted && ids.some((id) => !homes?.has(id));
  useEffect(() => {
    if (!isMissing) return undefined;
    const abort = new AbortController();
    void nullOnError(listEstates({ estate_id: [...ids], limit: COMPARE_MAX }, abort.signal)).then(
      (answer) => {
        if (!abort.signal.aborted)
          setHomes(answer && new Map(answer.result.map((home) => [home.estate_id, home])));
      },
    );
    return () => abort.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- a home that is taken off is no reason to ask again
  }, [isMissing]);
  return homes;
}

interface HomeProps {
  id: number;
  /** Undefined before it is loaded, and when it is let no more. */
  home: Estate | undefined;
  isLoaded: boolean;
  campusIds: readonly number[];
  onRemove: () => void;
}

function Home({ id, home, isLoaded, campusIds, onRemove }: HomeProps) {
  const name = home?.name ?? (isLoaded ? '募集を終了した物件' : '読み込んでいます');
  const cost = home && monthlyCostText(home);
  return (
    <li className={styles.home}>
      <Picture
        path={home?.estate_image_path ?? null}
        alt=""
        width={3}
        height={2}
        sizes="96px"
        maxWidth={320}
        className={styles.picture ?? ''}
      />
      <span className={styles.words}>
        {home ? <Link to={paths.estate(id, { campusIds })}>{name}</Link> : <span>{name}</span>}
        {home && (
          <span className={styles.cost}>
            {cost
              ? `${MONTHLY_COST}（${stayText(home)}）${cost}`
              : `賃料 ${formatRents(home.price_min, home.price_max)}`}
          </span>
        )}
      </span>
      <button type="button" className={styles.remove} aria-label={`${name}を比較から外す`} onClick={onRemove}>
        <X aria-hidden size="1.25rem" />
      </button>
    </li>
  );
}
