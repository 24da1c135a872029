import { useId, useState } from 'react';
import Copy from 'lucide-react/icons/copy';
import { Button } from '@gakumado/shared/ui/core';
import styles from './share.module.css';

const messages = {
  copied: 'アドレスをコピーしました。',
  failed: 'コピーできませんでした。アドレスを選択してコピーしてください。',
};

/** The address in a field, which can be copied by hand as well. */
export function CopyAddress({ url }: { url: string }) {
  const id = useId();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <div className={styles.copy}>
      <label htmlFor={id}>ページのアドレス</label>
      <div className={styles.address}>
        <input id={id} readOnly value={url} onFocus={({ currentTarget }) => currentTarget.select()} />
        <Button variant="secondary" onClick={() => void handleCopy()}>
          <Copy aria-hidden size="1.125rem" />
          コピー
        </Button>
      </div>
      <p role="status" className={styles.message} data-outcome={outcome}>
        {outcome && messages[outcome]}
      </p>
    </div>
  );
}
