import { vacancyMail } from './mail-texts.ts';
import type { MailedEstate } from './mail-texts.ts';

const home: MailedEstate = {
  ways: [],
  estate_id: 100_235,
  name: '見本レジデンス',
  price_min: 52_000,
  price_max: 58_000,
  monthly_cost_min: 60_000,
  monthly_cost_max: 62_500,
  stay_months: 48,
  with_meals: false,
  cost_parts: null,
  meal_type: 0,
  station_time_text_min: '早稲田駅 徒歩5分',
  is_sample: false,
};

const mailAbout = (its: Partial<MailedEstate>) =>
  vacancyMail({ name_sei: '学窓', name_mei: '花子' }, { ...home, ...its }, 'https://gakumado.example')
    .body_text;

test('a home is described by its monthly cost, its rent as such, and its station', () => {
  expect(mailAbout({})).toContain(
    '毎月の実質負担（4年間） 60,000円～62,500円 ／ 賃料 5.2万円～5.8万円\n　早稲田駅 徒歩5分\n',
  );
  expect(mailAbout({ station_time_text_min: '' })).not.toContain('徒歩');
});

test('compulsory meals are told with both figures', () => {
  const cost_parts = {
    initial: 0,
    meals: 28_500,
    is_meal_required: true,
    utilities: 0,
    yearly: 0,
    yearly_name: '',
  };
  expect(
    mailAbout({ monthly_cost_min: 96_406, monthly_cost_max: 96_406, cost_parts, meal_type: 1 }),
  ).toContain('96,406円 ／ 朝夕の食費28,500円を含む（除くと67,906円） ／ 賃料');
});

test('where no cost is worked out the rent is told as such', () => {
  expect(mailAbout({ monthly_cost_min: null, monthly_cost_max: null })).toContain('賃料 5.2万円～5.8万円');
});
