import { use, useState } from 'react';
import { Link } from 'react-router-dom';
import Check from 'lucide-react/icons/check';
import Columns3 from 'lucide-react/icons/columns-3';
import { paths } from '@gakumado/shared/paths';
import { untilPainted, VisuallyHidden } from '@gakumado/shared/ui/core';
import { ListOriginContext, Toast } from '@gakumado/shared/ui/estate';
import { COMPARE_MIN } from '@gakumado/shared/vocabulary';
import styles from './compare-toggle.module.css';
import { comparedList } from './compared-list.ts';
import { toggleListed } from './toggle-listed.ts';
import { useCompareList } from './use-compare-list.ts';

interface CompareToggleProps {
  estateId: number;
  /** Name of the estate, for screen readers. */
  name: string;
}

/** Below a card: one press puts the home on the comparison, and the message leads there. */
export function CompareToggle({ estateId, name }: CompareToggleProps) {
  const { campusIds, ...stay } = use(ListOriginContext);
  const ids = useCompareList();
  const [message, setMessage] = useState<ReturnType<typeof toggleListed> & { ids: string }>();
  const isOn = ids.includes(estateId);
  const Sign = isOn ? Check : Columns3;
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={isOn}
        onClick={() => {
          const result = toggleListed(estateId, comparedList());
          const message = { ...result, ids: String(comparedList().ids) };
          void untilPainted().then(() => setMessage(message));
        }}
      >
        <Sign size="1.125rem" aria-hidden />
        <span data-word>比べる</span>
        <VisuallyHidden>：{name}</VisuallyHidden>
      </button>
      {/* Another card that was pressed since has a message of its own. */}
      {message?.ids === String(ids) && (
        <Toast tone={message.tone} onClose={() => setMessage(undefined)}>
          {message.text}
          {ids.length >= COMPARE_MIN ? (
            <Link to={paths.compare(ids, campusIds, stay)}>{`${ids.length}件を並べて比べる`}</Link>
          ) : (
            isOn && 'もう1件選ぶと、並べて比べられます。'
          )}
        </Toast>
      )}
    </>
  );
}
