import { useRef, useState } from 'react';
import Store from 'lucide-react/icons/store';
import { useFormContext } from 'react-hook-form';
import type { ListedShop } from '@gakumado/shared/contract';
import { Button, notLoaded, OnDemand, useIsHydrated, useLayer } from '@gakumado/shared/ui';
import { textAt } from '../form-field.ts';
import type { FormValues } from '../form-field.ts';
import { useValues } from '../use-item.ts';
import styles from './items.module.css';

const loadPopup = async () =>
  (await import(/* webpackChunkName: "shop-popup" */ './shop-popup.tsx')).ShopPopup;

interface ShopButtonProps {
  /** Where the form holds the id of the shop. */
  path: string;
  shops: readonly ListedShop[];
}

/** Opens the list of the shops (contract, 4.6), which sets the select beside it. */
export function ShopButton({ path, shops }: ShopButtonProps) {
  const form = useFormContext<FormValues>();
  const chosen = useValues((values) => textAt(values, path));
  const isHydrated = useIsHydrated();
  const layer = useLayer('shops');
  const opener = useRef<HTMLButtonElement>(null);
  const [isFailed, setIsFailed] = useState(false);
  // Without scripts the select has them all.
  if (!isHydrated || shops.length === 0) return null;

  const handleChoose = (shopId: number) => {
    form.setValue(path, String(shopId), {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.formState.isSubmitted,
    });
    layer.onOpenChange(false);
  };
  const handleFailure = () => {
    layer.onOpenChange(false);
    setIsFailed(true);
  };
  return (
    <div>
      <Button
        ref={opener}
        variant="plain"
        size="small"
        aria-haspopup="dialog"
        onClick={() => layer.onOpenChange(true)}
      >
        <Store aria-hidden size="1.125rem" />
        場所を見て店舗を選ぶ
      </Button>
      <p role="status" className={styles.note}>
        {isFailed && notLoaded('店舗の一覧')}
      </p>
      <OnDemand isWanted={layer.open} load={loadPopup} onFailure={handleFailure}>
        {(Popup) => <Popup {...{ layer, opener, shops, chosen }} onChoose={handleChoose} />}
      </OnDemand>
    </div>
  );
}
