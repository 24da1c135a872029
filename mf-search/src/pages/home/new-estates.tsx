import type { Estate } from '@gakumado/shared/contract';
import { EstateCard } from '@gakumado/shared/ui';
import { Carousel } from '@gakumado/shared/ui/carousel';

const CARD_WIDTH = 260;

export function NewEstates({ estates }: { estates: readonly Estate[] }) {
  return (
    <Carousel label="新着の物件" itemWidth={CARD_WIDTH} intervalMs={10_000}>
      {estates.map((estate) => (
        <EstateCard key={estate.estate_id} estate={estate} pictureSizes={`${CARD_WIDTH}px`} />
      ))}
    </Carousel>
  );
}
