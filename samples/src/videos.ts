import type { EstateDetail } from '@gakumado/shared/contract';
import { panoramasOf } from './panoramas.ts';
import type { Listing } from './types.ts';

type Videos = EstateDetail['videos'];

/** The film of samples/pictures/make_video.py: the rooms of the panoramas. Nobody speaks; the captions say it all. */
const video: Videos[number] = {
  youtube_id: null,
  file_path: '/videos/rooms-1dk.mp4',
  caption_path: '/videos/rooms-1dk.vtt',
  title: '1DKのお部屋の案内',
  duration_sec: 30,
  has_caption: true,
  transcript:
    '洋室です。入口から窓のほうを見ています。ベッド、机、本棚を置いた例です。壁に沿って収納があります。\n窓の外はバルコニーです。掃き出し窓から出られます。\nダイニングキッチンです。キッチンの横に冷蔵庫、手前に2人用の食卓を置けます。\n音声はありません。',
};

/** The videos of an estate that has rooms like those of the panoramas. */
export const videosOf = (listing: Pick<Listing, 'rooms'>): Videos =>
  panoramasOf(listing).length > 0 ? [video] : [];
