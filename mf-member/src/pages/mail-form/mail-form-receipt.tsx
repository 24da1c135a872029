import { RichText } from '@gakumado/shared/ui';
import { ReceiptFrame } from '../../components/receipt/receipt-frame.tsx';

/** What 完了 of such a form needs. */
export interface MailFormReceipt {
  inquiry_no: string;
  /** What was sent. */
  what: string;
  /** Whether a mail address was given. */
  isMailed: boolean;
  /** The service's words, as HTML. */
  finished: string;
}

/** 完了 in the words of the content service, which say who answers and when. */
export function MailFormFinished({ receipt }: { receipt: MailFormReceipt }) {
  const { inquiry_no, what, isMailed, finished } = receipt;
  return (
    <ReceiptFrame inquiryNos={[inquiry_no]} {...{ what, isMailed }}>
      <RichText html={finished} look="plain" />
    </ReceiptFrame>
  );
}
