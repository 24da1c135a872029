import { Fragment } from 'react';
import { sentWords } from '@gakumado/shared/forms';
import { RichText } from '@gakumado/shared/ui';
import cards from '../../card/card.module.css';
import { ReceiptFrame } from '../../components/receipt/receipt-frame.tsx';
import type { ChoiceMade } from './mail-form-items.tsx';

/** The data for 完了 of such a form. */
export interface MailFormReceipt {
  inquiry_no: string;
  /** The kind of message in Japanese. */
  what: string;
  /** Absent where an earlier release of this remote sent the form. */
  choices?: readonly ChoiceMade[];
  /** Whether a mail address was given. */
  isMailed: boolean;
  /** The service's words, as HTML. */
  finished: string;
}

/** 完了 in the words of the content service, which say who answers and when. */
export function MailFormFinished({ receipt }: { receipt: MailFormReceipt }) {
  const { inquiry_no, what, choices = [], isMailed, finished } = receipt;
  return (
    <ReceiptFrame inquiryNos={[inquiry_no]} isMailed={isMailed} received={sentWords(what).received}>
      {choices.length > 0 && (
        <section className={cards.card}>
          <h3>お選びの内容</h3>
          <dl className={cards.facts}>
            {choices.map(({ label, text }) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      )}
      <RichText html={finished} look="plain" />
    </ReceiptFrame>
  );
}
