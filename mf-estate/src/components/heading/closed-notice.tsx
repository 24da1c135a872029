import { Notice } from '@gakumado/shared/ui';

export function ClosedNotice() {
  return (
    <Notice tone="warning" title="この物件は募集を終了しました">
      <p>ご覧いただきありがとうございます。条件の近い物件をご案内しますので、あわせてご覧ください。</p>
    </Notice>
  );
}
