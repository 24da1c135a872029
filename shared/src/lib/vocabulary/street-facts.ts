import { PLACES_YEARS } from './place-kinds.ts';
import type { Term } from './term.ts';

interface MainRoadTerm extends Term {
  /** Its kind in the tables of the map (`backend/seed/map`). */
  slug: string;
}

/** Roads of which the traffic is heard: `kind` of the nearest one of a home. */
export const mainRoadKinds = [
  { value: 1, slug: 'motorway', label: '高速道路・自動車専用道路' },
  { value: 2, slug: 'trunk', label: '国道' },
  { value: 3, slug: 'primary', label: '主要な都道府県道' },
  { value: 4, slug: 'secondary', label: '都道府県道' },
] as const satisfies readonly MainRoadTerm[];

export type MainRoadKind = (typeof mainRoadKinds)[number]['value'];

/** A main road or a railway farther away (m) is not told. */
export const MAIN_ROAD_REACH_M = 300;

/** 静か: a home at least so far (m) from the middle of the next main road, and of the next railway above the ground (contract, 8.9). */
export const QUIET_ROAD_M = 50;
export const QUIET_RAILWAY_M = 100;

/** 交番まで徒歩5分 and コンビニまで徒歩3分: whole minutes on foot of the filter. */
export const NEAR_POLICE_MINUTES = 5;
export const NEAR_STORE_MINUTES = 3;

/** A station farther away on foot, in minutes, has no way home that people walk at night. */
export const NIGHT_WAY_MINUTES = 20;

/** The ways home of so many stations are told. */
export const NIGHT_WAYS = 2;

/** A way leads along larger streets where this share of it at least does, in percent. */
export const LARGE_STREETS_PERCENT = 60;

/** Of when the accidents are, and how many years these are. */
export const ACCIDENT_YEARS = '2019～2022年の4年間';

/** The meaning of the figures of a way home. */
export const NIGHT_WAY_NOTE = `道、交番、コンビニ、公園は${PLACES_YEARS}の地図データによります。大通りは国道・都道府県道など車線のある道で、交番とコンビニは道から50m以内のものを数えています。データにないことは、ないことの証拠ではありません。街灯の明るさは分かりませんので、夜に一度歩いてお確かめください。`;

/** The source of the accidents, and their meaning. */
export const ACCIDENT_NOTE =
  '夜間（日の入りから日の出まで）の人身事故を、道が通る約125m四方の区画で数えたものです。道そのもの以外の場所での事故もふくみ、車や人が多い場所ほど多くなります。出典：警察庁「交通事故統計情報」（2019～2022年）を加工。';

/** Of when the last trains are. */
export const TIMETABLE_DAY = '2026年8月5日';

/** The source of the last trains, and how far they can be trusted. */
export const LAST_TRAINS_NOTE = `終電は、その駅を出る東京メトロと都営の電車です（${TIMETABLE_DAY}時点の時刻表、要確認）。ほかの鉄道会社の時刻は載せていません。ダイヤは毎年春などに変わります。ご利用の前に、各社の時刻表をご確認ください。出典：公共交通オープンデータセンター（東京地下鉄株式会社、東京都交通局、CC BY 4.0）のデータを加工。`;

/** How near main roads and railways are measured. */
export const QUIET_NOTE = `建物の位置から、道路・線路の中心までの直線距離です（${PLACES_YEARS}の道路、2026年の鉄道のデータ。地下鉄と、トンネルの道路をのぞく）。地下を通る区間の線路がふくまれる場合があります。室内の音は、階や窓の向き、建物のつくりでも変わります。`;

/** How far the filters of a place can be trusted, once beside them. */
export const PLACE_FLAGS_NOTE = `${PLACES_YEARS}の地図データによるめやすです。データにないことは、ないことの証拠ではありません。`;
