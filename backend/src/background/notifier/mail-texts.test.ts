import { vacancyMail } from './mail-texts.ts';

const estate = { estate_id: 100_235, name: '見本レジデンス', price_min: 62_000, is_sample: false };
const mailAbout = (station_time_text_min: string) =>
  vacancyMail(
    { name_sei: '学窓', name_mei: '花子' },
    { ...estate, station_time_text_min },
    'https://gakumado.example',
  );

test('a home is described by its rent and its station, and by its rent alone where no station is near', () => {
  expect(mailAbout('早稲田駅 徒歩5分').body_text).toContain('賃料 62,000円～ ／ 早稲田駅 徒歩5分');
  const { body_text, body_html } = mailAbout('');
  expect(body_text).toMatch(/賃料 62,000円～$/m);
  expect(body_text + body_html).not.toContain('／');
});
