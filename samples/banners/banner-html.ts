import { readFileSync } from 'node:fs';
import { brand } from '@gakumado/shared/brand';
import type { BannerSize } from './banner-sizes.ts';
import type { Lettering } from './lettering.ts';

const tones: Record<Lettering['tone'], { ground: string; text: string; mark: string }> = {
  green: { ground: '#0b5a50', text: '#ffffff', mark: '#f0c39f' },
  cream: { ground: '#f6f1e4', text: '#1d2827', mark: '#0b5a50' },
  blue: { ground: '#e3edf3', text: '#16323f', mark: '#0a5f74' },
  clay: { ground: '#fbe9db', text: '#3a2417', mark: '#95380a' },
};

const picture = (file: string) =>
  readFileSync(new URL(`../../backend/seed/pictures/${file}`, import.meta.url)).toString('base64');

/** A banner as a page: the picture fades into the ground on which its words stand. */
export function bannerHtml(words: Lettering, size: BannerSize): string {
  const { ground, text, mark } = tones[words.tone];
  const [width, height] = [size.width / 2, size.height / 2];
  const isBeside = size.words === 'beside';
  const unit = isBeside ? Math.min(height / 11, width / 28) : Math.min(width / 16.5, height / 13.5);
  return `<!doctype html><html lang="ja"><style>
    * { box-sizing: border-box; margin: 0; }
    body { position: relative; width: ${width}px; height: ${height}px; overflow: hidden; background: ${ground};
      color: ${text}; font: ${unit}px/1.5 'BIZ UDPGothic'; font-feature-settings: 'palt'; }
    .picture { position: absolute; ${isBeside ? 'inset: 0 0 0 50%' : 'inset: 0 0 50% 0'};
      background: url('data:image/webp;base64,${picture(words.picture)}') center / cover; }
    .picture::after { position: absolute; inset: 0; content: '';
      background: linear-gradient(${isBeside ? 'to right' : 'to top'}, ${ground}, transparent 22%); }
    .words { position: absolute; display: flex; flex-direction: column; justify-content: center;
      ${isBeside ? `inset: 0 44% 0 0; padding: 0 0 0 ${unit * 1.6}px` : `inset: 48% 0 0 0; padding: 0 ${unit}px ${unit * 0.4}px`}; }
    .small { color: ${mark}; font-size: 0.85em; font-weight: 700; word-break: auto-phrase; text-wrap: balance; }
    .large { font-size: 1.5em; font-weight: 700; line-height: 1.35; word-break: auto-phrase; text-wrap: balance; }
    .note { margin-top: 0.3em; font-size: 0.8em; word-break: auto-phrase; }
    .brand { position: absolute; top: ${unit * 0.7}px; ${isBeside ? `left: ${unit * 1.6}px` : `left: ${unit}px`};
      font-size: 0.65em; font-weight: 700; ${isBeside ? '' : `padding: 0.1em 0.8em; border-radius: 9em; background: ${ground};`} }
  </style><div class="picture"></div><p class="brand">${brand.name}</p><div class="words">
    <p class="small">${words.small}</p><p class="large">${words.large}</p><p class="note">${words.note}</p></div></html>`;
}
