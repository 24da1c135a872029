/** A picture in pixels; drawn at half of it with two pixels to one. */
export interface BannerSize {
  width: number;
  height: number;
  /** Where the words stand: beside the picture or below it. */
  words: 'beside' | 'below';
}

const card: BannerSize = { width: 640, height: 480, words: 'below' };
const strip: BannerSize = { width: 1120, height: 320, words: 'beside' };

/** By position of the banner. */
export const bannerSizes = {
  home_top: {
    wide: { width: 1280, height: 440, words: 'beside' },
    narrow: { width: 750, height: 640, words: 'below' },
  },
  home_side: { wide: card, narrow: { width: 750, height: 300, words: 'beside' } },
  footer: { wide: card, narrow: { width: 750, height: 240, words: 'beside' } },
  campaign_float: {
    wide: { width: 480, height: 480, words: 'below' },
    narrow: { width: 750, height: 200, words: 'beside' },
  },
  mypage: { wide: strip, narrow: { width: 750, height: 300, words: 'beside' } },
} satisfies Record<string, { wide: BannerSize; narrow: BannerSize }>;
