import { useNavigate } from 'react-router-dom';
import Mail from 'lucide-react/icons/mail';
import { writeEstatesToContact } from '@gakumado/shared/cookies';
import { listMaxMessage } from '@gakumado/shared/forms/messages';
import { paths } from '@gakumado/shared/paths';
import { CONTACT_MAX, fieldLabels } from '@gakumado/shared/vocabulary';
import { Button } from '@gakumado/shared/ui/core';

interface BulkInquiryButtonProps {
  selectedIds: readonly number[];
  /** Gets the sentence that says why the estates were not taken, for the message of the list. */
  onRefused: (message: string) => void;
  className?: string | undefined;
}

const NOT_KEPT = 'ブラウザの設定により、選択した物件を引き継げませんでした。物件ごとにお問い合わせください。';

/** Takes the chosen estates to the inquiry about several (contract, 4.7). It refuses more than one inquiry has. */
export function BulkInquiryButton({ selectedIds, onRefused, className }: BulkInquiryButtonProps) {
  const navigate = useNavigate();

  function handleClick() {
    if (selectedIds.length > CONTACT_MAX)
      return onRefused(listMaxMessage(fieldLabels.estate_ids, CONTACT_MAX));
    if (!writeEstatesToContact(selectedIds)) return onRefused(NOT_KEPT);
    void navigate(paths.viewContact());
  }

  return (
    <Button
      variant="accent"
      size="small"
      className={className}
      isDisabled={selectedIds.length === 0}
      onClick={handleClick}
    >
      <Mail size="1.125rem" aria-hidden />
      まとめて問い合わせ
    </Button>
  );
}
