import { layOutRoom } from '@gakumado/backend/src/engines/floor-plan/lay-out-room.ts';
import type { Plan } from '@gakumado/backend/src/engines/floor-plan/plan.ts';
import type { Picture } from './picture-catalogue.ts';
import type { Room } from './types.ts';

/** Features that a picture of a room may show, by the word in its caption, and whether a room has them. */
const SHOWN: [word: string, isThere: (room: Room, plan: Plan) => boolean][] = [
  ['ロフト', ({ equipment }) => equipment.includes(821)],
  ['冷蔵庫', ({ equipment }) => equipment.includes(823)],
  ['コンロ', ({ equipment }) => equipment.includes(811)],
  ['ダイニングキッチン', ({ layout }) => layout.endsWith('DK')],
  ['キッチン', (_room, { fixtures }) => fixtures.some(({ kind }) => kind === 'kitchen')],
  ['バルコニー', (_room, { spaces }) => spaces.some(({ kind }) => kind === 'balcony')],
  ['クローゼット', (_room, { spaces }) => spaces.some(({ kind }) => kind === 'closet')],
];

/** Pictures that show nothing that plan and equipment of a room do not have. */
export function truePictures(pictures: readonly Picture[], room: Room): Picture[] {
  const plan = layOutRoom(room);
  const missing = SHOWN.filter(([, isThere]) => !isThere(room, plan));
  return pictures.filter(({ tags, caption }) => {
    // Its kitchen is in the room, where a 1K has it behind a door.
    const isOtherKitchen = tags.layout === '1R' && caption.includes('キッチン') && room.layout !== '1R';
    return !isOtherKitchen && missing.every(([word]) => !caption.includes(word));
  });
}
