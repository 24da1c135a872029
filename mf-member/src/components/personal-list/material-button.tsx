import { useNavigate } from 'react-router-dom';
import FileText from 'lucide-react/icons/file-text';
import { listMaxMessage } from '@gakumado/shared/forms/messages';
import { paths } from '@gakumado/shared/paths';
import { Button } from '@gakumado/shared/ui';
import { CONTACT_MAX, fieldLabels } from '@gakumado/shared/vocabulary';
import type { ChosenEstates } from './chosen-estates.ts';

/** Takes the chosen estates to the request for their material (contract, 4.9). It refuses more than one request has. */
export function MaterialButton({ selectedIds, onRefused, className }: ChosenEstates) {
  const navigate = useNavigate();

  function handleClick() {
    if (selectedIds.length > CONTACT_MAX)
      return onRefused(listMaxMessage(fieldLabels.estate_ids, CONTACT_MAX));
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
