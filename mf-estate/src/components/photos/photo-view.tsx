import { Dialog } from '@base-ui/react/dialog';
import { LargePhotos } from './large-photos.tsx';
import type { LargePhotosProps } from './large-photos.tsx';
import styles from './photo-view.module.css';

interface PhotoViewProps extends LargePhotosProps {
  onClose: () => void;
}

/** The photographs as large as the window, in a dialogue. */
export function PhotoView({ onClose, ...props }: PhotoViewProps) {
  return (
    <Dialog.Root open={props.number !== null} onOpenChange={(isWanted) => !isWanted && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <LargePhotos {...props} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}
