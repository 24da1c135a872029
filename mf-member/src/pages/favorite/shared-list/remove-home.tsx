import type { Estate } from '@gakumado/shared/contract';
import { Button, VisuallyHidden } from '@gakumado/shared/ui';
import styles from './owner-tools.module.css';

interface RemoveHomeProps {
  estate: Estate;
  onRemove: (estate: Estate) => Promise<void>;
}

/** Takes a home off the list. */
export function RemoveHome({ estate, onRemove }: RemoveHomeProps) {
  return (
    <div className={styles.removal}>
      <Button variant="plain" size="small" onClick={() => void onRemove(estate)}>
        リストから外す
        <VisuallyHidden>：{estate.name}</VisuallyHidden>
      </Button>
    </div>
  );
}
