import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import { listShops, nullOnError } from '@gakumado/shared/api';
import type { Estate, ListedShop } from '@gakumado/shared/contract';
import { listMaxMessage } from '@gakumado/shared/forms/messages';
import { Button, OnDemand, useLayer } from '@gakumado/shared/ui';
import { CONTACT_MAX, isFull } from '@gakumado/shared/vocabulary';
import { visitsByShop } from '../visits-by-shop.ts';

const loadPopup = async () =>
  (await import(/* webpackChunkName: "visit-popup" */ './visit-popup.tsx')).VisitPopup;

const NONE_TAKEN = 'お選びの物件は、いま見学のご予約を受け付けていません。';

interface VisitButtonProps {
  chosen: readonly Estate[];
  /** Gets the sentence that says why the homes are not booked. */
  onRefused: (message: string) => void;
  className?: string | undefined;
}

/** The visits that some homes take. Where the shops are not known, the form says which of them takes any. */
const visitsOf = (chosen: readonly Estate[], shops: readonly ListedShop[] | null) =>
  visitsByShop(
    chosen.filter(
      ({ shop_id, vacant_status_id }) =>
        !isFull(vacant_status_id) &&
        (shops === null || shops.some((shop) => shop.shop_id === shop_id && shop.is_visit)),
    ),
  );

/** Books a visit of the chosen homes that take one. A visit is booked at a shop: homes of several shops are several visits. */
export function VisitButton({ chosen, onRefused, className }: VisitButtonProps) {
  const navigate = useNavigate();
  const layer = useLayer('visits');
  const opener = useRef<HTMLButtonElement>(null);
  const [shops, setShops] = useState<readonly ListedShop[] | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const visits = visitsOf(chosen, shops);
  const count = visits.flatMap(({ homes }) => homes).length;

  async function handleClick() {
    setIsLooking(true);
    const listed = await nullOnError(listShops());
    setIsLooking(false);
    const found = visitsOf(chosen, listed);
    if (found.length === 0) return onRefused(NONE_TAKEN);
    if (found.some(({ homes }) => homes.length > CONTACT_MAX))
      return onRefused(listMaxMessage('一度に見学する物件', CONTACT_MAX));
    const [only, ...others] = found;
    if (others.length === 0 && only?.homes.length === chosen.length) return void navigate(only.to);
    setShops(listed);
    layer.onOpenChange(true);
  }

  return (
    <>
      <Button
        ref={opener}
        variant="secondary"
        size="small"
        className={className}
        isDisabled={chosen.length === 0 || isLooking}
        onClick={() => void handleClick()}
      >
        <CalendarCheck size="1.125rem" aria-hidden />
        <span>
          見学を
          <wbr />
          予約
        </span>
      </Button>
      <OnDemand isWanted={layer.open} load={loadPopup} onFailure={() => layer.onOpenChange(false)}>
        {(Popup) => <Popup {...{ layer, opener, visits }} leftCount={chosen.length - count} />}
      </OnDemand>
    </>
  );
}
