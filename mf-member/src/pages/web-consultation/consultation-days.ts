import { isAreaSlug } from '@gakumado/shared/vocabulary';
import type { AreaSlug } from '@gakumado/shared/vocabulary';
import { textAt } from '../../step-form/form-field.ts';
import type { FormValues } from '../../step-form/form-field.ts';
import { loadRegionDays, loadShopDays } from '../../step-form/items/free-days.ts';
import type { SlotCalendar } from '../../step-form/items/slots-item.tsx';

/** The shop (its id) or the region (its slug) whose calendar is shown; null while none is chosen. */
function calendarOf(values: FormValues): number | AreaSlug | null {
  if (textAt(values, 'place') === 'shop') return Number(textAt(values, 'shop_id')) || null;
  const areaSlug = textAt(values, 'applicant.area_slug');
  return isAreaSlug(areaSlug) ? areaSlug : null;
}

const loadDays = (of: number | AreaSlug, signal: AbortSignal) =>
  typeof of === 'number' ? loadShopDays(of, signal) : loadRegionDays(of, signal);

/** The free times of the chosen shop, or of the chosen region. */
export const consultationCalendar: SlotCalendar<number | AreaSlug> = {
  keyOf: calendarOf,
  load: loadDays,
  plain: () => [],
  choose: 'エリアまたは店舗を選ぶと、空いている日が表示されます。',
};
