import type { MouseEvent } from 'react';
import { updateShareList } from '@gakumado/shared/api';
import type { Estate } from '@gakumado/shared/contract';
import { Button, VisuallyHidden } from '@gakumado/shared/ui';
import { nextControl } from './use-done.ts';
import type { SayDone } from './use-done.ts';
import { useListAction } from './use-list-action.ts';
import styles from './owner-tools.module.css';

interface RemoveHomeProps {
  shareKey: string;
  ownerKey: string;
  estate: Estate;
  onChanged: () => Promise<void>;
  onDone: SayDone;
}

/** Takes a home off the list. What was said of it comes back with the home. */
export function RemoveHome({ shareKey, ownerKey, estate, onChanged, onDone }: RemoveHomeProps) {
  const { error, isBusy, run } = useListAction(onChanged);
  const remove = () =>
    updateShareList({ share_key: shareKey, owner_key: ownerKey, remove_estate_ids: [estate.estate_id] });
  async function handleClick({ currentTarget }: MouseEvent) {
    const next = nextControl(currentTarget);
    if (await run(remove)) onDone(`「${estate.name}」をリストから外しました。`, next);
  }
  return (
    <div className={styles.removal}>
      <Button variant="plain" size="small" isDisabled={isBusy} onClick={(event) => void handleClick(event)}>
        リストから外す
        <VisuallyHidden>：{estate.name}</VisuallyHidden>
      </Button>
      <p role="alert">{error}</p>
    </div>
  );
}
