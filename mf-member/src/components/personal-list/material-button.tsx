import { useNavigate } from 'react-router-dom';
import FileText from 'lucide-react/icons/file-text';
import { paths } from '@gakumado/shared/paths';
import { Button, contactRefusal } from '@gakumado/shared/ui';
import type { ChosenEstates } from './chosen-estates.ts';

/** Takes the chosen estates to the request for their material (contract, 4.9). It refuses more than one request has. */
export function MaterialButton({ selectedIds, onRefused, className }: ChosenEstates) {
  const navigate = useNavigate();

  function handleClick() {
    const refusal = contactRefusal(selectedIds);
    if (refusal) return onRefused(refusal);
    void navigate(paths.estateMaterial({ estateIds: selectedIds }));
  }

  return (
    <Button
      variant="secondary"
      size="small"
      className={className}
      isDisabled={selectedIds.length === 0}
      onClick={handleClick}
    >
      <FileText size="1.125rem" aria-hidden />
      資料請求
    </Button>
  );
}
