import type { Page } from '@playwright/test';
import type { Row, State } from './page-table.ts';

const main = (page: Page) => page.getByRole('main');

/** A campus of the sample data with many estates. */
const CAMPUS = '/search/school/pref_id:13/school_id:56/';

const guidance: State = {
  name: 'the banner on top closed, the campaign shown',
  reach: async (page) => {
    await page.getByRole('button', { name: 'ご案内を閉じる', exact: true }).click();
    await page.getByRole('complementary', { name: 'キャンペーンのご案内' }).waitFor();
  },
};

const sortMenu: State = {
  name: 'the orders open',
  reach: async (page) => {
    await page.getByRole('group').filter({ hasText: '並び順：' }).locator('summary').click();
    await page.getByRole('navigation', { name: '並び順' }).waitFor();
  },
};

const filterPopup: State = {
  name: 'the filter popup open',
  at: 'both',
  reach: async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^条件を絞り込む/ }).click();
    const dialog = page.getByRole('dialog', { name: '条件を絞り込む' });
    await dialog.getByRole('button', { name: /この条件で絞り込む/ }).waitFor();
  },
};

/** Drawn in software, a map takes its time. */
const drawnMap: State = {
  name: 'the map drawn',
  reach: (page) => page.getByRole('button', { name: '地図を拡大' }).waitFor(),
};

const chosenEstate: State = {
  name: 'an estate chosen',
  reach: async (page) => {
    await main(page).getByRole('checkbox', { name: 'まとめて選ぶ' }).check();
    await main(page).getByRole('article').first().getByRole('checkbox').check();
    await page.getByRole('group', { name: '選択した物件の操作' }).waitFor();
  },
};

const openCities: State = {
  name: 'boxes ticked and the others open',
  reach: (page) => main(page).locator('summary').click(),
};

const tickedStation: State = {
  name: 'a line open and a station ticked',
  reach: async (page) => {
    const line = main(page).locator('details', { hasText: '駅に物件あり' }).first();
    await line.locator('summary').click();
    await line.locator('li input:enabled').first().check();
    await main(page).getByText('1駅を選択中').first().waitFor();
  },
};

const foundStations: State = {
  name: 'stations found by a reading',
  reach: async (page) => {
    await main(page).getByRole('searchbox', { name: '駅名で絞り込む' }).fill('なら');
    await main(page).getByRole('heading', { name: '「なら」を含む駅' }).waitFor();
  },
};

/** The pages of mf-search. */
export const searchPages: readonly Row[] = [
  [
    'search',
    'default',
    '',
    'yes',
    '/search/',
    '/search/?guide=1',
    '/search/?guide=2&place=campus&school=わせだ',
    '/search/?guide=5&place=pref&pref=13',
  ],
  [
    'search_condition',
    'searchNotContact',
    '',
    'any',
    '/search_condition/',
    '/search_condition/?place=city&pref=13&city_id=13104',
    '/search_condition/?place=station&pref=13',
    '/search_condition/?stop=key-1',
  ],
  ['popup/pop_icon', 'popup', '', 'no'],
  [
    'search/keyword',
    'default',
    '',
    'any',
    '/search/keyword/?keyword=早稲田',
    '/search/keyword/',
    '/search/keyword/?keyword=新宿区',
  ],
  [
    'search/school',
    'default',
    '',
    'yes',
    { at: '/search/school/', says: /都道府県/ },
    '/search/school/?keyword=わせだ',
    '/search/school/?kana_row=わ',
  ],
  ['search/transit', 'transit', '', 'yes'],
  ['search/transit/000', 'searchNotContact', '', 'any', '/search/transit/000/?pref_id=13&station_id=1130101'],
  ['search/school/keyword/000', 'searchNotContact', '', 'any'],
  ['', 'default', '', 'yes', { at: '/', says: /通う学校から/, states: [guidance] }],
  [
    'search/area/:pref_id',
    'default',
    'pid',
    'yes',
    '/search/area/pref_id:13/',
    { at: '/search/area/pref_id:14/?city_id=14101', states: [openCities] },
  ],
  [
    'search/area/:pref_id?/result',
    'default',
    'pid',
    'any',
    { at: '/search/area/pref_id:13/result/', states: [chosenEstate] },
    '/search/area/pref_id:13/result/?city_id=13104',
    { at: '/search/area/pref_id:13/result/?cost_to=90000&layout=1K', says: /条件に合う部屋 \d+／\d+室/ },
    '/search/area/result/?area_slug=kanto',
  ],
  [
    'search/school/:pref_or_school_id',
    'schoolID',
    'pid1 pid',
    'yes',
    '/search/school/pref_id:13/',
    '/search/school/school_id:50/',
  ],
  [
    'search/school/:pref_or_school_id/:school_id',
    'schoolID',
    'pid2 pid',
    'yes',
    { at: CAMPUS, states: [sortMenu, filterPopup] },
    { at: `${CAMPUS}?view=map`, states: [drawnMap], isWide: true },
    // Nothing is found.
    `${CAMPUS}?commute_minutes_max=10&price_from=11000&price_to=12000`,
  ],
  [
    'search/transit/:pref_id',
    'transit',
    'pid',
    'yes',
    '/search/transit/pref_id:13/',
    '/search/transit/pref_id:14/',
    { at: '/search/transit/pref_id:29/', states: [tickedStation, foundStations] },
  ],
  ['search/transit/:pref_id/:s_id', 'searchStation', '', 'yes', '/search/transit/pref_id:13/1130208/'],
  [
    'search/range/:lat?/:lon?/:dis',
    'default',
    '',
    'any',
    '/search/range/35.706/139.707/3/',
    '/search/range/3/',
  ],
  ['search/range/:lat?/:lon?/:dis?/404', 'searchNotContact', '', 'any', '/search/range/20.5/136.1/3/404/'],
  // The second is of a prefecture that is not open.
  ['city/:prefecture', 'city', '', 'yes', '/city/tokyo/', '/city/aomori/'],
];
