import { layOutRoom } from '@gakumado/backend/src/engines/floor-plan/lay-out-room.ts';
import { isHall } from './building-fees.ts';
import { monthBefore } from './calendar.ts';
import { findTags } from './conditions.ts';
import { makeCosts } from './make-costs.ts';
import { createImageMaker } from './make-images.ts';
import { readPictures } from './picture-catalogue.ts';
import { createRandom } from './random.ts';
import { toEstateRow } from './to-estate-row.ts';
import { makeAll, WORLD } from './testing/small-town.ts';

const listings = makeAll(300);
const rooms = listings.flatMap((listing) => listing.rooms);

it('makes the same samples every time, and the first ones whatever the number', () => {
  expect(makeAll(300)).toEqual(listings);
  expect(makeAll(40)).toEqual(listings.slice(0, 40));
});

it('gives every building its own name, and a reading in katakana', () => {
  expect(new Set(listings.map(({ name }) => name)).size).toBe(listings.length);
  for (const { name_kana } of listings) expect(name_kana).toMatch(/^[ァ-ヶー]+$/);
});

it('keeps conditions, fees and equipment in agreement', () => {
  for (const { conditions, building, rooms: types, equipment, site } of listings) {
    const has = (id: number) => conditions.includes(id);
    expect(has(911)).toBe(building.meal_type > 0);
    if (building.meal_type > 0) expect(equipment).toContain(818);
    expect(has(53) || has(54)).toBe(building.gender_type === 1);
    expect(has(914)).toBe(building.ageYears <= 5);
    expect(has(915)).toBe(site.stations[0]!.bus_minutes === null && site.stations[0]!.walk_minutes <= 5);
    expect(has(912)).toBe(types.every(({ key_money, entrance_fee }) => key_money + entrance_fee === 0));
    expect(has(61) || has(64)).toBe(equipment.includes(824));
    if (equipment.includes(808)) expect(equipment).toContain(807);
  }
});

it('says 残りわずか only for one or two rooms, and counts no room where none is free', () => {
  for (const { vacant_status_id, vacant_count, move_in_from } of rooms) {
    if (vacant_status_id === 3) expect([1, 2]).toContain(vacant_count);
    if (vacant_status_id >= 4) expect([vacant_count, move_in_from]).toEqual([0, null]);
    if (vacant_status_id <= 2) expect(vacant_count).toBeGreaterThanOrEqual(3);
  }
});

it('gives every room type a size that a floor plan can be drawn for', () => {
  for (const room of rooms) {
    const plan = layOutRoom(room);
    const inside = plan.spaces.filter(({ kind }) => kind !== 'balcony');
    expect(Math.min(...inside.flatMap(({ w, h }) => [w, h]))).toBeGreaterThan(0.38);
  }
});

it('has the charges of the room types in the cost rows', () => {
  for (const listing of listings.slice(0, 80)) {
    const costs = makeCosts(createRandom(1), listing);
    const amount = (name: string) => costs.find(({ cost_name }) => cost_name === name)?.amount_min ?? 0;
    for (const room of listing.rooms) {
      expect(amount('敷金') * room.price_min).toBe(room.deposit);
      expect(amount('敷金') * room.price_max).toBe(room.deposit_max);
      expect(amount('礼金') * room.price_min).toBe(room.key_money);
      expect(amount('礼金') * room.price_max).toBe(room.key_money_max);
      expect(amount('入館金')).toBe(room.entrance_fee);
      expect(amount('更新料') * room.price_min).toBe(room.renewal_fee);
    }
    expect(costs.filter(({ cost_name }) => cost_name === '賃料')).toHaveLength(listing.rooms.length);
  }
});

it('has every amount in a row, and says what is billed by use', () => {
  const rows = listings.flatMap((listing) => makeCosts(createRandom(listing.estate_id), listing));
  expect(rows.filter(({ note }) => /[円]|実費/.test(note))).toEqual([]);
  for (const row of rows) expect(row.amount_max === 0).toBe(row.unit === 'actual');
  const bicycles = rows.filter(({ cost_name }) => cost_name === '駐輪場');
  const paid = listings.filter(
    ({ building, equipment }) => equipment.includes(816) && building.bicycleFeeYen > 0,
  );
  expect(bicycles.map(({ amount_min, is_required }) => [amount_min, is_required])).toEqual(
    paid.map(({ building }) => [building.bicycleFeeYen, false]),
  );
  for (const { estate_id } of listings) {
    const utilities = rows.filter((row) => row.estate_id === estate_id && row.cost_name === '水道光熱費');
    expect(utilities).toHaveLength(1);
  }
  const guaranteed = rows.filter(({ cost_name }) => cost_name === '保証委託料（初回）');
  const yearly = rows.filter(({ cost_name }) => cost_name === '保証委託料（2年目から毎年）');
  expect(guaranteed.length).toBeGreaterThan(0);
  expect(yearly.map(({ estate_id }) => estate_id)).toEqual(guaranteed.map(({ estate_id }) => estate_id));
  expect(yearly.every(({ cost_kind, cycle_months }) => cost_kind === 4 && cycle_months === 12)).toBe(true);
});

it('writes texts without gaps and only with facts of the record', () => {
  for (const listing of listings) {
    const row = toEstateRow(WORLD, listing, 1);
    const text = `${row.catch_copy}\n${row.description}\n${row.notes}`;
    expect(text).not.toMatch(/undefined|null|NaN|。。|、。|のの|最高|日本一|No\.1/);
    expect(text.includes('女性専用')).toBe(listing.building.gender_type === 1);
    if (/食堂|食事/.test(row.description)) expect(listing.building.meal_type).toBeGreaterThan(0);
    expect(row.address_detail).toMatch(/^東京都新宿区(西早稲田|早稲田町|戸塚町)/);
  }
});

it('shows a house of as many storeys as the record says, where there is a picture of one', async () => {
  const pictures = await readPictures();
  const makeImages = createImageMaker(pictures);
  const storeys = new Map(pictures.map(({ file, tags }) => [`/images/pictures/${file}`, tags.floors]));
  let shown = 0;
  for (const listing of listings) {
    const { building_type_id, floors } = listing.building;
    const types =
      building_type_id === 903
        ? ['apartment']
        : ['mansion', 'hall'].slice(0, isHall(building_type_id) ? 2 : 1);
    if (!pictures.some(({ tags }) => tags.floors === floors && types.includes(tags.type ?? ''))) continue;
    const { images } = makeImages(listing);
    expect(storeys.get(images.find(({ category }) => category === 1)!.path)).toBe(floors);
    shown += 1;
  }
  expect(shown).toBeGreaterThan(listings.length * 0.8);
});

it('says in a caption only what is true of the listing', async () => {
  const makeImages = createImageMaker(await readPictures());
  for (const listing of listings) {
    const { images } = makeImages(listing);
    const room = (id: number | null) => listing.rooms.find(({ roomtype_id }) => roomtype_id === id);
    for (const { caption, category, roomtype_id } of images) {
      // Sizes and storeys are those of the plan and of the record, never of the picture.
      expect(caption).not.toMatch(/\d畳|階建て/);
      if (category === 3) expect(caption).toContain(room(roomtype_id)!.layout);
      if (caption.includes('ロフト')) expect(room(roomtype_id)!.equipment).toContain(821);
      if (category === 2) {
        const { equipment, layout } = room(roomtype_id)!;
        const { fixtures, spaces } = layOutRoom(room(roomtype_id)!);
        if (caption.includes('冷蔵庫')) expect(equipment).toContain(823);
        if (caption.includes('コンロ')) expect(equipment).toContain(811);
        if (caption.includes('ダイニングキッチン')) expect(layout).toMatch(/DK$/);
        if (caption.includes('キッチン')) expect(fixtures.map(({ kind }) => kind)).toContain('kitchen');
        if (caption.includes('バルコニー')) expect(spaces.map(({ kind }) => kind)).toContain('balcony');
      }
      if (caption.includes('食堂')) expect(listing.equipment).toContain(818);
      if (
        category === 2 &&
        !room(roomtype_id)!.equipment.includes(824) &&
        /ベッド|ソファ|テーブル/.test(caption)
      )
        expect(caption).toContain('家具は付きません');
    }
  }
});

it('orders at most five tags', () => {
  expect(findTags([54, 64, 914, 915, 912, 913, 115], [805, 801])).toEqual([1, 4, 5, 6, 7]);
});

it('dates a building by its age', () => {
  expect([monthBefore(0), monthBefore(1), monthBefore(10.5)]).toEqual(['2026-11', '2025-11', '2016-05']);
});
