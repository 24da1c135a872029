import type { EstateDetail } from '@gakumado/shared/contract';
import type { Listing } from './types.ts';

type Panoramas = EstateDetail['panoramas'];

/** The rooms of samples/pictures/catalog_panoramas.py. Yaw and pitch were read off the pictures, in degrees. */
const panoramas: Panoramas = [
  {
    panorama_id: 1,
    path: '/images/pictures/panorama-01.webp',
    title: '窓とバルコニー',
    room_name: '洋室（窓側）',
    links: [{ to_panorama_id: 2, yaw: 176, pitch: -18 }],
  },
  {
    panorama_id: 2,
    path: '/images/pictures/panorama-02.webp',
    title: 'ベッドと机',
    room_name: '洋室（入口側）',
    links: [
      { to_panorama_id: 1, yaw: 0, pitch: -14 },
      { to_panorama_id: 3, yaw: -165, pitch: 0 },
    ],
  },
  {
    panorama_id: 3,
    path: '/images/pictures/panorama-03.webp',
    title: 'キッチンと食卓',
    room_name: 'ダイニングキッチン',
    links: [{ to_panorama_id: 2, yaw: -138, pitch: -4 }],
  },
];

/** The layout of the home in the panoramas. */
const LAYOUT = '1DK';

/** The panoramas of an estate that has rooms like them. */
export const panoramasOf = ({ rooms }: Pick<Listing, 'rooms'>): Panoramas =>
  rooms.some(({ layout }) => layout === LAYOUT) ? panoramas : [];
