import type { EstateDetail } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import type { InquirySubject } from '@gakumado/shared/paths';
import { formatLayouts, formatRents, isEmptyText } from '@gakumado/shared/ui';

export const orDash = (text: string | null | undefined) => (isEmptyText(text) ? '－' : text);

export function estateTitle({ name, address_detail, layout_min, layout_max }: EstateDetail): string {
  const layouts = formatLayouts(layout_min, layout_max);
  return `${name}（${[address_detail, layouts].filter((fact) => !isEmptyText(fact)).join('・')}）の賃料・お部屋`;
}

export function estateDescription(estate: EstateDetail): string {
  const facts = [
    estate.station_time_text_min,
    `賃料${formatRents(estate.price_min, estate.price_max)}`,
    formatLayouts(estate.layout_min, estate.layout_max),
    estate.building_type_name,
  ].filter((fact) => !isEmptyText(fact));
  return `${estate.name}（${facts.join('／')}）。お部屋の種類、費用の内訳、設備、最寄り駅、学校までの通学時間をご覧いただけます。`;
}

/** The inquiry about this property, to its shop. */
export function inquiryPath(
  { estate_id, shop_id }: Pick<EstateDetail, 'estate_id' | 'shop_id'>,
  asked: Omit<InquirySubject, 'estateId' | 'shopId'> = {},
): string {
  return paths.inquiry({ estateId: estate_id, ...(shop_id === null ? {} : { shopId: shop_id }), ...asked });
}
