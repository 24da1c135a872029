import type { ReactNode } from 'react';
import { inquiryReceivedMessage } from '@gakumado/shared/forms/messages';
import { paths } from '@gakumado/shared/paths';
import { LinkButton, Notice } from '@gakumado/shared/ui';
import styles from './inquiry-receipt.module.css';

interface ReceiptFrameProps {
  /** One for each shop that answers. */
  inquiryNos: readonly string[];
  /** False where no mail address was given. */
  isMailed?: boolean;
  /** Says what was booked, where more than {@link received} is to say; without the full stop. */
  booked?: string;
  /** Says that it has arrived, without the full stop. */
  received: string;
  children: ReactNode;
}

/** 完了 of everything that is answered by people: its numbers, the mail, what is next (contract, 4.6). */
export function ReceiptFrame({ inquiryNos, isMailed = true, booked, received, children }: ReceiptFrameProps) {
  return (
    <div className={styles.receipt}>
      <Notice tone="success">
        {booked && <p>{booked}。</p>}
        {inquiryNos.map((inquiryNo) => (
          <p key={inquiryNo}>{inquiryReceivedMessage(inquiryNo, received)}</p>
        ))}
      </Notice>
      {isMailed && (
        <p>
          ご入力のメールアドレスに、受付の控えをお送りしました。届かないときは、迷惑メールフォルダもご確認ください。
        </p>
      )}
      {children}
      <LinkButton to={paths.home()} variant="secondary" isWide>
        ホームに戻る
      </LinkButton>
    </div>
  );
}
