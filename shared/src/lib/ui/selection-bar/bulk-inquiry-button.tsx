import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import Mail from 'lucide-react/icons/mail';
import { writeEstatesToContact } from '@gakumado/shared/cookies';
import { paths } from '@gakumado/shared/paths';
import { Button, useIsHydrated } from '@gakumado/shared/ui/core';
import { contactRefusal } from './contact-refusal.ts';
import styles from './selection-bar.module.css';

interface BulkInquiryButtonProps {
  selectedIds: readonly number[];
  /** Gets the sentence that says why the estates were not taken, for the message of the list. */
  onRefused: (message: string) => void;
  /** The id of its form, to which the boxes of cards belong: without scripts these are sent. */
  formId?: string | undefined;
  className?: string | undefined;
}

/** Takes the chosen estates to the inquiry about several (contract, 4.7). It refuses more than one inquiry has. */
export function BulkInquiryButton({ selectedIds, onRefused, formId, className }: BulkInquiryButtonProps) {
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const refusal = contactRefusal(selectedIds);
    if (refusal) return onRefused(refusal);
    // The address carries what the tab cannot keep.
    void navigate(paths.viewContact(writeEstatesToContact(selectedIds) ? [] : selectedIds));
  }

  return (
    <form id={formId} action={paths.viewContact()} className={styles.form} onSubmit={handleSubmit}>
      <Button
        type="submit"
        variant="accent"
        size="small"
        className={className}
        isDisabled={isHydrated && selectedIds.length === 0}
      >
        <Mail size="1.125rem" aria-hidden />
        <span>
          まとめて
          <wbr />
          問い合わせ
        </span>
      </Button>
    </form>
  );
}
