import { pictureSchema } from '@gakumado/shared/contract';
import type { CopyValue } from '../../data/db/copy-rows.ts';
import { MAX_LIST, YOUTUBE_ID, panorama, picture, toJson } from './cell.ts';
import { CellFault, toText } from './cell-type.ts';
import type { CellType } from './cell-type.ts';

/** A list of objects that have the given members. */
export function objects(...members: readonly string[]): CellType {
  return {
    hint: `JSON（${members.join('、')} を持つものの配列）`,
    parse(cell) {
      const value = typeof cell === 'object' ? cell : toJson(toText(cell));
      const isFitting =
        Array.isArray(value) &&
        value.length <= MAX_LIST &&
        value.every(
          (item: unknown) =>
            typeof item === 'object' && item !== null && members.every((name) => name in item),
        );
      if (!isFitting || JSON.stringify(value).length > 20_000)
        throw new CellFault(`${members.join('、')} を持つものの配列（JSON）で入力してください。`);
      if (JSON.stringify(value).includes('\\u0000')) throw new CellFault('使えない文字が含まれています。');
      return { json: value };
    },
  };
}

const FILM = /^\/videos\/[\w-]+\.mp4$/;
const CAPTIONS = /^\/videos\/[\w-]+\.vtt$/;

/** Such a list of videos: each has the id of YouTube's, or the `file_path` of one of the site's. */
export function videos(...members: readonly string[]): CellType {
  const list = objects(...members);
  return {
    hint: `${list.hint}。youtube_id が null のものは file_path（/videos/….mp4）と caption_path（/videos/….vtt）、あれば transcript（文章）も`,
    parse(cell) {
      const value = list.parse(cell);
      const isPlayable = ({ youtube_id, file_path, caption_path }: Record<string, unknown>) =>
        youtube_id === null
          ? FILM.test(String(file_path)) && CAPTIONS.test(String(caption_path))
          : YOUTUBE_ID.test(String(youtube_id));
      if (!itemsOf(value).every((item) => isPlayable(item as Record<string, unknown>)))
        throw new CellFault(
          '動画は、YouTube の動画ID（11文字）か /videos/ のファイルと字幕で指定してください。',
        );
      return value;
    },
  };
}

/** Such a list of things of the kind of `place`, each of which is at a `path`. */
function placed(place: CellType, list: CellType): CellType {
  return {
    ...list,
    parse(cell) {
      const value = list.parse(cell);
      for (const path of pathsOf(value)) place.parse(path);
      return value;
    },
    findOutsideFault: (value, outside) =>
      pathsOf(value)
        .map((path) => place.findOutsideFault?.(path, outside))
        .find((fault) => fault !== undefined),
  };
}

/** A list of panoramas, each at a `path` like those of {@link panorama}. */
export const panoramas = (...members: readonly string[]) => placed(panorama, objects(...members));

const PICTURES_HINT = '画像は、path、category（1～6）、caption、width、height で指定してください。';

/** A list of pictures as the wire has them, each at a `path` like those of {@link picture}. */
export function pictures(): CellType {
  const list = objects(...Object.keys(pictureSchema.shape));
  return placed(picture, {
    ...list,
    parse(cell) {
      const value = list.parse(cell);
      if (!pictureSchema.array().safeParse(itemsOf(value)).success) throw new CellFault(PICTURES_HINT);
      return value;
    },
  });
}

function itemsOf(value: CopyValue): object[] {
  const items: unknown = typeof value === 'object' && value !== null && 'json' in value ? value.json : [];
  return Array.isArray(items) ? items : [];
}

const pathsOf = (value: CopyValue) => itemsOf(value).map((item) => String(Reflect.get(item, 'path')));
