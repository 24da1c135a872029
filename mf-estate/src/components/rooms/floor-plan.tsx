import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useRef, useState } from 'react';
import { Picture, useLayer, VisuallyHidden } from '@gakumado/shared/ui';
import type { Roomtype } from '@gakumado/shared/contract';
import styles from './floor-plan.module.css';

/** A small floor plan that opens large; once open, a second step shows it at twice the size. */
export function FloorPlan({ roomtype, isSample }: { roomtype: Roomtype; isSample: boolean }) {
  const layer = useLayer(`floor-plan-${roomtype.roomtype_id}`);
  const opener = useRef<HTMLButtonElement>(null);
  const [isDouble, setIsDouble] = useState(false);
  const picture = {
    path: roomtype.floorplan_image_path,
    isSample,
    fit: 'contain' as const,
    width: 4,
    height: 3,
  };
  const label = `${roomtype.name}の間取り図`;
  const Zoom = isDouble ? ZoomOut : ZoomIn;
  if (!roomtype.floorplan_image_path) return <Picture {...picture} alt={label} sizes="160px" />;
  return (
    <Dialog.Root {...layer}>
      <Dialog.Trigger ref={opener} className={styles.trigger}>
        <VisuallyHidden>{label}を拡大</VisuallyHidden>
        <Picture {...picture} alt="" sizes="160px" maxWidth={480} />
        <ZoomIn aria-hidden size="1.125rem" className={styles.mark} />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup} finalFocus={opener}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{label}</Dialog.Title>
            <Dialog.Close className={styles.button}>
              <X aria-hidden size="1.25rem" />
              閉じる
            </Dialog.Close>
          </div>
          <div className={styles.view}>
            <button
              type="button"
              className={styles.plan}
              data-is-double={isDouble}
              onClick={() => setIsDouble(!isDouble)}
            >
              <Picture {...picture} alt={label} sizes="100vw" />
              <span className={styles.zoom}>
                <Zoom aria-hidden size="1.125rem" />
                {isDouble ? '縮小する' : '拡大する'}
              </span>
            </button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
