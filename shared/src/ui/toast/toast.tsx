import type { ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import styles from './toast.module.css';

interface ToastProps {
  children: ReactNode;
  tone?: 'info' | 'error';
  onClose: () => void;
}

function showOnTop(element: HTMLElement | null): void {
  element?.showPopover?.();
}

/**
 * A short message over the page. It stays until it is closed or replaced, so nobody has to read against a
 * clock. The popover puts it on top of everything, moving carousels included.
 */
export function Toast({ children, tone = 'info', onClose }: ToastProps) {
  return (
    <div
      ref={showOnTop}
      popover="manual"
      className={styles.toast}
      data-tone={tone}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <div>{children}</div>
      <button type="button" className={styles.close} aria-label="メッセージを閉じる" onClick={onClose}>
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
