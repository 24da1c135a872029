import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import X from 'lucide-react/icons/x';
import styles from './toast.module.css';

interface ToastProps {
  children: ReactNode;
  tone?: 'info' | 'error';
  onClose: () => void;
}

/** Shows the message without covering the focused element, and restores the focus when it closes. */
function showOnTop(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const focused = document.activeElement;
  // oxlint-disable-next-line no-restricted-properties -- without it other layers may cover the message
  element.showPopover?.();
  focused?.scrollIntoView?.({ block: 'nearest' });
  return () => {
    if (!element.contains(document.activeElement)) return;
    // If the focused element is gone, focus the surrounding section.
    const isThere = focused?.isConnected && focused !== document.body;
    const heir = isThere ? focused : (element.closest('[tabindex="-1"]') ?? document.querySelector('main'));
    if (heir instanceof HTMLElement) heir.focus({ preventScroll: true });
  };
}

/**
 * A short message over the page. It stays until it is closed or replaced, so nobody has to read against a
 * clock. The popover puts it on top of everything, moving carousels included.
 */
export function Toast({ children, tone = 'info', onClose }: ToastProps) {
  const message = (
    <div
      ref={showOnTop}
      popover="manual"
      className={styles.toast}
      data-tone={tone}
      data-above-bars
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <div>{children}</div>
      <button type="button" className={styles.close} aria-label="メッセージを閉じる" onClick={onClose}>
        <X size="1.125rem" aria-hidden />
      </button>
    </div>
  );
  return hasPopovers() ? message : createPortal(message, document.body);
}

/** Without them (Safari before 17) a message is at the end of the document: cards would cover it where it is written. */
const hasPopovers = () => typeof HTMLElement === 'undefined' || 'popover' in HTMLElement.prototype;
