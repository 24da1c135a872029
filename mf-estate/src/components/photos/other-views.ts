import type { EstateDetail } from '@gakumado/shared/contract';

/** A part of the page where a home can be looked at by other means than photographs. */
export interface OtherView {
  /** Id of the part. */
  part: string;
  label: string;
  count: number;
}

/** The parts that an estate has something for. The gallery leads to them. */
export const otherViews = ({ panoramas, videos }: EstateDetail): readonly OtherView[] =>
  [
    { part: 'panorama', label: 'パノラマ', count: panoramas.length },
    { part: 'video', label: '動画', count: videos.length },
  ].filter(({ count }) => count > 0);
