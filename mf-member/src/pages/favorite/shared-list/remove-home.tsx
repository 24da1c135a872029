import { updateShareList } from '@gakumado/shared/api';
import type { Estate } from '@gakumado/shared/contract';
import { Button, VisuallyHidden } from '@gakumado/shared/ui';
import { useListAction } from './use-list-action.ts';
import styles from './owner-tools.module.css';

interface RemoveHomeProps {
  shareKey: string;
  ownerKey: string;
  estate: Estate;
  onChanged: () => Promise<void>;
}

/** Takes a home off the list. What was said of it comes back with the home. */
export function RemoveHome({ shareKey, ownerKey, estate, onChanged }: RemoveHomeProps) {
  const { error, isBusy, run } = useListAction(onChanged);
  const remove = () =>
    updateShareList({ share_key: shareKey, owner_key: ownerKey, remove_estate_ids: [estate.estate_id] });
  return (
    <div className={styles.removal}>
      <Button variant="plain" size="small" isDisabled={isBusy} onClick={() => void run(remove)}>
        リストから外す
        <VisuallyHidden>：{estate.name}</VisuallyHidden>
      </Button>
      <p role="alert">{error}</p>
    </div>
  );
}
