import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import Columns3 from 'lucide-react/icons/columns-3';
import { paths } from '@gakumado/shared/paths';
import { Button, ListOriginContext } from '@gakumado/shared/ui';
import { isComparable } from './choice-limits.ts';

interface CompareButtonProps {
  selectedIds: readonly number[];
  /** Id of the text that says how many are compared; it is there while these are not. */
  hintId: string;
  className?: string | undefined;
}

/** Shows the chosen homes side by side, with the ways and the stay of the list. */
export function CompareButton({ selectedIds, hintId, className }: CompareButtonProps) {
  const navigate = useNavigate();
  const { campusIds, ...stay } = use(ListOriginContext);
  const canCompare = isComparable(selectedIds.length);
  return (
    <Button
      variant="secondary"
      size="small"
      className={className}
      isDisabled={!canCompare}
      aria-describedby={canCompare ? undefined : hintId}
      onClick={() => void navigate(paths.compare(selectedIds, campusIds, stay))}
    >
      <Columns3 size="1.125rem" aria-hidden />
      比べる
    </Button>
  );
}
