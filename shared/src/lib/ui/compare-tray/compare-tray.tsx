import { use, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import Columns3 from 'lucide-react/icons/columns-3';
import { paths } from '@gakumado/shared/paths';
import { Button, OnDemand, useLayer } from '@gakumado/shared/ui/core';
import { ListOriginContext } from '@gakumado/shared/ui/estate';
import styles from './compare-tray.module.css';
import { useCompareList } from './use-compare-list.ts';

const loadPopup = async () =>
  (await import(/* webpackChunkName: "compare-popup" */ './compare-popup.tsx')).ComparePopup;

interface CompareTrayProps {
  /** In the bar of a list it is short, and not there as long as no home waits. */
  isInBar?: boolean;
}

/**
 * How many homes wait for their comparison: a press shows them, to take some off or to compare them. The comparison has the ways and
 * the stay of the list around it.
 */
export function CompareTray({ isInBar = false }: CompareTrayProps) {
  const { campusIds, ...stay } = use(ListOriginContext);
  const ids = useCompareList();
  const layer = useLayer('compare');
  const opener = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  if (isInBar && ids.length === 0 && !layer.open) return null;
  return (
    <>
      <Button
        ref={opener}
        variant="plain"
        size="small"
        aria-haspopup="dialog"
        className={styles.opener}
        data-is-in-bar={isInBar || undefined}
        isDisabled={ids.length === 0 && !layer.open}
        onClick={() => layer.onOpenChange(true)}
      >
        <Columns3 aria-hidden size="1.125rem" />
        {isInBar ? `比較 ${ids.length}件` : `比べる物件 ${ids.length}件`}
      </Button>
      <OnDemand
        isWanted={layer.open}
        load={loadPopup}
        onFailure={() => void navigate(paths.compare(ids, campusIds, stay), { replace: true })}
      >
        {(Popup) => <Popup {...{ layer, opener, ids }} />}
      </OnDemand>
    </>
  );
}
