import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { SyntheticEvent } from 'react';
import { Button, useIsHydrated } from '@gakumado/shared/ui';
import { reloadPage } from '../reload/reload-page.ts';
import styles from './kept-page-notice.module.css';

const RETRY_ID = 'load-page-again';

/** Only scripts answer buttons that neither send a form nor open a popover. */
const BUTTONS = 'button:not([type="submit"], [popovertarget])';

/** Leads from dead controls to the line that says why. Links and forms work by themselves: the server answers them. */
export function leadToRetry(event: SyntheticEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest(BUTTONS)) return;
  event.preventDefault();
  document.getElementById(RETRY_ID)?.focus();
}

/** Above a page that stays as the server sent it: a notice of what is missing, and a way to try again. */
export function KeptPageNotice() {
  // The server's HTML has no such line: it comes after hydration.
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  return (
    <div className={styles.notice}>
      <p className={styles.line}>
        <TriangleAlert aria-hidden size="1.125rem" />
        一部の機能を読み込めませんでした。
        <Button id={RETRY_ID} size="small" variant="secondary" onClick={() => reloadPage()}>
          もう一度読み込む
        </Button>
      </p>
    </div>
  );
}
