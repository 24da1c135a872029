import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import Columns3 from 'lucide-react/icons/columns-3';
import { aheadInWords } from '@gakumado/shared/ahead';
import type { Estate } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { Button, ListOriginContext } from '@gakumado/shared/ui';
import { COMPARE_TITLE } from './page-titles.ts';
import { isComparable } from './choice-limits.ts';

interface CompareButtonProps {
  chosen: readonly Estate[];
  /** Id of the text that says how many are compared; it is there while these are not. */
  hintId: string;
  className?: string | undefined;
}

/** Shows the chosen homes side by side, with the ways and the stay of the list. */
export function CompareButton({ chosen, hintId, className }: CompareButtonProps) {
  const navigate = useNavigate();
  const { campusIds, ...stay } = use(ListOriginContext);
  const canCompare = isComparable(chosen.length);
  const handleClick = () => {
    const path = paths.compare(
      chosen.map(({ estate_id }) => estate_id),
      campusIds,
      stay,
    );
    const names = chosen.map(({ name }) => name);
    void navigate(path, { state: { ahead: aheadInWords(COMPARE_TITLE, names, { isOfQuery: true }) } });
  };
  return (
    <Button
      variant="secondary"
      size="small"
      className={className}
      isDisabled={!canCompare}
      aria-describedby={canCompare ? undefined : hintId}
      onClick={handleClick}
    >
      <Columns3 size="1.125rem" aria-hidden />
      比べる
    </Button>
  );
}
