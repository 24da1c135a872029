import type { ReactNode } from 'react';
import CloudOff from 'lucide-react/icons/cloud-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '../button/button.tsx';
import styles from './notice.module.css';

interface RetryPanelProps {
  /** Names the part that could not be loaded; without it the panel refers to all around it. */
  name?: string;
  children?: ReactNode;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** The message for a part that could not be loaded. */
export const notLoaded = (name?: string) => `${name === undefined ? '' : `${name}を`}読み込めませんでした`;

/** Replaces a part that could not be loaded. */
export function RetryPanel({ name, children, onRetry, isRetrying }: RetryPanelProps) {
  return (
    <div className={styles.panel} role="alert">
      <CloudOff size="2.5rem" strokeWidth={1.5} aria-hidden />
      <p className={styles.title}>{notLoaded(name)}</p>
      <div className={styles.text}>
        {children ?? <p>通信の状態をご確認のうえ、もう一度お試しください。</p>}
      </div>
      <Button variant="secondary" isDisabled={isRetrying} onClick={onRetry}>
        <RotateCw size="1.125rem" aria-hidden />
        {isRetrying ? '読み込んでいます' : 'もう一度読み込む'}
      </Button>
    </div>
  );
}
