import type { EstateDetail } from '@gakumado/shared/contract';
import { estate } from '../testing/estate.ts';
import { estateDescription, estateTitle, inquiryPath, orDash } from './texts.ts';

const bare: Partial<EstateDetail> = {
  layout_min: null,
  layout_max: null,
  station_time_text_min: null,
  price_max: 60_000,
};
const MORE = 'お部屋の種類、費用の内訳、設備、最寄り駅、学校までの通学時間をご覧いただけます。';

test.each<[Partial<EstateDetail>, string, string]>([
  [
    {},
    'カレッジコート早稲田（東京都新宿区早稲田町5-6・1K～1DK）の賃料・お部屋',
    'カレッジコート早稲田（東西線 早稲田駅 徒歩4分／賃料6万円～8万円／1K～1DK／学生マンション）。',
  ],
  [
    bare,
    'カレッジコート早稲田（東京都新宿区早稲田町5-6）の賃料・お部屋',
    'カレッジコート早稲田（賃料6万円／学生マンション）。',
  ],
  [
    { address_detail: 'null', station_time_text_min: 'null' },
    'カレッジコート早稲田（1K～1DK）の賃料・お部屋',
    'カレッジコート早稲田（賃料6万円～8万円／1K～1DK／学生マンション）。',
  ],
])('title and description name what is known (%#)', (changes, title, begin) => {
  expect(estateTitle({ ...estate, ...changes })).toBe(title);
  expect(estateDescription({ ...estate, ...changes })).toBe(begin + MORE);
});

test.each([
  ['1K', '1K'],
  ['', '－'],
  ['null', '－'],
  [null, '－'],
  [undefined, '－'],
])('%p is shown as %s', (text, shown) => {
  expect(orDash(text)).toBe(shown);
});

test.each([
  [11, {}, '/inquiry/general/?shopId=11&estateId=1001&fromEstate=true'],
  [null, { isVisit: true }, '/inquiry/general/?estateId=1001&inquiryContentsId=3&isVisit=1&fromEstate=true'],
  [
    11,
    { isVideo: true },
    '/inquiry/general/?shopId=11&estateId=1001&inquiryContentsId=3&isVideo=1&fromEstate=true',
  ],
])('an inquiry to shop %p with %j leads to its form', (shop_id, slot, path) => {
  expect(inquiryPath({ estate_id: 1001, shop_id }, slot)).toBe(path);
});
