import type { EstateDetail } from '@gakumado/shared/contract';
import { ESTATE_CLOSED, estatePreviewPath, MONTHLY_COST, PREVIEW_SIZE } from '@gakumado/shared/vocabulary';

/** The picture that LINE, X and Facebook show of a link to this property. One that is closed has its photograph only. */
export function previewOf(estate: EstateDetail) {
  if (estate.status === ESTATE_CLOSED) return { imagePath: estate.estate_image_path };
  return {
    imagePath: estatePreviewPath(estate.estate_id),
    image: { ...PREVIEW_SIZE, alt: `${estate.name}の写真、${MONTHLY_COST}、交通` },
  };
}
