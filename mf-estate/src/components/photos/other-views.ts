import type { EstateDetail, EstateVideo, Roomtype } from '@gakumado/shared/contract';

/** Of the video of a room type nobody knows whether it has captions. */
export type ShownVideo = Omit<EstateVideo, 'has_caption'> & { has_caption?: boolean };

/** Views of a home other than photographs. */
export interface Looks {
  panoramas: EstateDetail['panoramas'];
  videos: readonly ShownVideo[];
}

/** The panoramas and videos of the building, then those of its room types. */
export function looksOf({ panoramas, videos }: Looks, roomtypes: readonly Roomtype[] | null): Looks {
  const rooms = roomtypes ?? [];
  return {
    panoramas: [
      ...panoramas,
      ...rooms.flatMap(({ roomtype_id, name, panorama_url }) =>
        panorama_url === null
          ? []
          : {
              // No number of a panorama of the building.
              panorama_id: -roomtype_id,
              path: panorama_url,
              title: `${name}の室内`,
              room_name: name,
              links: [],
            },
      ),
    ],
    videos: [
      ...videos,
      ...rooms.flatMap(({ name, youtube_id }) =>
        youtube_id === null ? [] : { youtube_id, title: `${name}の室内`, duration_sec: null },
      ),
    ],
  };
}

/** A part of the page where a home can be looked at by other means than photographs. */
export interface OtherView {
  /** Id of the part. */
  part: 'panorama' | 'video';
  label: string;
  count: number;
}

/** The parts that a home has something for. The gallery and the links of the page lead to them. */
export const otherViews = ({ panoramas, videos }: Looks): readonly OtherView[] => {
  const views: readonly OtherView[] = [
    { part: 'panorama', label: 'パノラマ', count: panoramas.length },
    { part: 'video', label: '動画', count: videos.length },
  ];
  return views.filter(({ count }) => count > 0);
};
