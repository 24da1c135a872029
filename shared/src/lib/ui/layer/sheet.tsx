import type { ReactNode, RefObject } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { Layer } from '@gakumado/shared/ui/core';
import styles from './sheet.module.css';

export interface SheetProps {
  layer: Layer;
  /** The control that opened it. The focus returns there afterwards. */
  opener: RefObject<HTMLElement | null>;
  title: string;
  /** As large as the window, for what is looked at. */
  isLarge?: boolean;
  children: ReactNode;
}

/** A dialogue at the lower edge of a phone, and in the middle of a wider screen. Loaded with what it shows. */
export function Sheet({ layer, opener, title, isLarge, children }: SheetProps) {
  return (
    <Dialog.Root {...layer}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          className={styles.popup}
          data-large={isLarge ? '' : undefined}
          finalFocus={() => !layer.isLeft() && opener.current}
        >
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close}>
              <X aria-hidden size="1.25rem" />
              閉じる
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
