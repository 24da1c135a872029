import type { InquiryResult } from '@gakumado/shared/contract';
import { InquiryReceipt } from './inquiry-receipt.tsx';

/** 完了 of a request for material: what can be read at once, and how the rest arrives (contract, 4.8 and 4.9). */
export function MaterialReceipt({ receipt }: { receipt: InquiryResult }) {
  return <InquiryReceipt receipt={receipt} formType="request" office="お届けについて" />;
}
