import type { EstateDetail } from '@gakumado/shared/contract';
import {
  ESTATE_CLOSED,
  estatePreviewPath,
  estateStatuses,
  labelOf,
  MONTHLY_COST,
  PREVIEW_SIZE,
} from '@gakumado/shared/vocabulary';

/** The picture that LINE, X and Facebook show of a link to this property. */
export function previewOf({ estate_id, name, status }: EstateDetail) {
  const price = status === ESTATE_CLOSED ? labelOf(estateStatuses, ESTATE_CLOSED) : MONTHLY_COST;
  return {
    imagePath: estatePreviewPath(estate_id),
    image: { ...PREVIEW_SIZE, alt: `${name}の写真、${price}、交通` },
  };
}
