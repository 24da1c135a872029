import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { choosePlace } from './choose-place.ts';

test.each([
  ['police', '牛込警察署馬場下交番', 'koban'],
  ['police', '谷田駐在所', 'koban'],
  ['police', '戸塚警察署', 'police-station'],
  ['police', '警視庁第四機動隊', undefined],
  ['police', '那覇空港警備派出所', undefined],
  ['police', '一時停止待伏せ', undefined],
  ['variety_store', 'ザ・ダイソー 仙台上杉店', 'variety-store'],
  ['variety_store', 'Can★Do', 'variety-store'],
  ['variety_store', 'ドン・キホーテ', undefined],
  ['variety_store', '無印良品', undefined],
  ['hospital', '佐藤医院', 'hospital'],
  ['hospital', '江刺歯科医院', 'dentist'],
  ['hospital', 'あおば動物病院', undefined],
  ['clinic', '堀越整復院', undefined],
  ['clinic', '', undefined],
  ['post_office', '池田郵便局', 'post-office'],
  ['post_office', 'ヤマト運輸', undefined],
  ['laundry', '大型コインランドリー', 'laundry'],
  ['laundry', 'ポニークリーニング', undefined],
  ['sports_centre', 'コナミスポーツクラブ南千里', 'gym'],
  ['sports_centre', '第一体育館', undefined],
  ['hairdresser', 'カット', undefined],
])('%s %s is kept as %s', (kind, name, slug) => {
  expect(choosePlace(kind, name)?.slug).toBe(slug);
});

test('a convenience store of a chain that is gone has no name', () => {
  expect(choosePlace('convenience', 'サークルK')).toEqual({ slug: 'convenience', name: '' });
  expect(choosePlace('convenience', 'ローソン')).toEqual({ slug: 'convenience', name: 'ローソン' });
});

test.each([
  ['三菱東京UFJ銀行 新宿支店', '三菱UFJ銀行 新宿支店'],
  ['三菱UFJ銀行', '三菱UFJ銀行'],
  ['第四銀行', '第四北越銀行'],
  ['第四北越銀行', '第四北越銀行'],
  ['親和銀行', '十八親和銀行'],
  ['十八親和銀行', '十八親和銀行'],
  ['青森みちのく銀行', '青森みちのく銀行'],
])('the bank %s is called %s today', (written, name) => {
  expect(choosePlace('bank', written)).toEqual({ slug: 'bank', name });
});

test('the version means these tables: write them with backend/seed/build-places.ts', () => {
  const folder = new URL('../places/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.br'),
  );
  const digest = createHash('sha256');
  for (const file of files.sort()) digest.update(file).update(readFileSync(new URL(file, folder)));
  expect(JSON.parse(readFileSync(new URL('version.json', folder), 'utf8'))).toEqual({
    digest: digest.digest('hex').slice(0, 16),
  });
});
