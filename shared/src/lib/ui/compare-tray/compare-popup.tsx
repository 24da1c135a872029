import { use, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import X from 'lucide-react/icons/x';
import { listEstates, nullOnError } from '@gakumado/shared/api';
import type { Estate, EstateFilter } from '@gakumado/shared/contract';
import { writeCompareList } from '@gakumado/shared/cookies';
import { paths } from '@gakumado/shared/paths';
import { Button, LinkButton, PartFailed, Picture } from '@gakumado/shared/ui/core';
import { HomePrice, ListOriginContext, useEstateLink } from '@gakumado/shared/ui/estate';
import { COMPARE_MAX, COMPARE_MIN } from '@gakumado/shared/vocabulary';
import { Sheet } from '../layer/sheet.tsx';
import type { SheetProps } from '../layer/sheet.tsx';
import styles from './compare-tray.module.css';

interface ComparePopupProps extends Pick<SheetProps, 'layer' | 'opener'> {
  ids: readonly number[];
}

/** The homes of the comparison by name. One that cannot be loaded, or is let no more, can be taken off all the same. */
export function ComparePopup({ layer, opener, ids }: ComparePopupProps) {
  const { campusIds, stay_months, with_meals, food_budget } = use(ListOriginContext);
  const stay = { stay_months, with_meals, food_budget };
  const homes = useHomes(ids, { school_id: campusIds[0], ...stay }, layer.open);
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
          <LinkButton to={paths.compare(ids, campusIds, stay)} isWide>
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

/** The cards of the homes by their ids, with the costs of a stay; undefined while they are loaded, null when they could not be. */
function useHomes(ids: readonly number[], asked: EstateFilter, isWanted: boolean) {
  const stay = JSON.stringify(asked);
  const [answer, setAnswer] = useState<{ stay: string; homes: ReadonlyMap<number, Estate> | null }>();
  const homes = answer?.stay === stay ? answer.homes : undefined;
  const isMissing = isWanted && ids.some((id) => !homes?.has(id));
  useEffect(() => {
    if (!isMissing) return undefined;
    const abort = new AbortController();
    const search = { ...asked, estate_id: [...ids], limit: COMPARE_MAX };
    void nullOnError(listEstates(search, abort.signal)).then((listed) => {
      if (abort.signal.aborted) return;
      setAnswer({ stay, homes: listed && new Map(listed.result.map((home) => [home.estate_id, home])) });
    });
    return () => abort.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- a home that is taken off is no reason to ask again
  }, [isMissing, stay]);
  return homes;
}

interface HomeProps {
  /** Undefined before it is loaded, and when it is let no more. */
  home: Estate | undefined;
  isLoaded: boolean;
  onRemove: () => void;
}

function Home({ home, isLoaded, onRemove }: HomeProps) {
  const name = home?.name ?? (isLoaded ? '募集を終了した物件' : '読み込んでいます');
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
        {home ? <HomeLink home={home} /> : <span>{name}</span>}
        {home && <HomePrice home={home} />}
      </span>
      <button type="button" className={styles.remove} aria-label={`${name}を比較から外す`} onClick={onRemove}>
        <X aria-hidden size="1.25rem" />
      </button>
    </li>
  );
}

const HomeLink = ({ home }: { home: Estate }) => <Link {...useEstateLink(home)}>{home.name}</Link>;
