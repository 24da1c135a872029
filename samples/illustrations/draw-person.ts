import { chance, createRandom, pick } from '../src/random.ts';
import type { Random } from '../src/random.ts';
import { drawing, ellipse, line, rect, shape } from './svg.ts';

/** Pixels of a portrait, which is a square. */
export const PORTRAIT = 320;

const GROUNDS = ['#e4f1ee', '#fdf0e6', '#e8eef6', '#f3efe2', '#f5e9ec', '#e9f0e2'];
const SKINS = ['#f6d3b5', '#f1c7a3', '#fadcc2', '#e9ba93'];
const HAIRS = ['#2b2422', '#3a2c26', '#4a382e', '#1f1d1f', '#5c4433', '#8d8781'];
const JACKETS = ['#0b5a50', '#2f4858', '#3c4745', '#5a5f8f', '#7a4a35', '#4f6d3a', '#57525e'];
const TIES = ['#b8470f', '#2f6f8f', '#8a3d52', '#c79b2b', '#0b5a50'];

type Hair = (colour: string) => { back: string; front: string };

/** Hair behind the head and before it; the head is centred at 160/140, 56 wide and 66 high to each side. */
const SHORT: readonly Hair[] = [
  (colour) => ({
    back: ellipse(160, 118, 64, 62, colour),
    front: shape(
      'M98 132 C96 74 128 58 164 58 C204 58 226 82 222 132 C214 108 200 96 176 100 C148 104 116 104 98 132Z',
      colour,
    ),
  }),
  (colour) => ({
    back: ellipse(160, 116, 62, 60, colour),
    front: shape(
      'M98 128 C92 82 118 54 162 54 C206 54 228 84 222 128 C218 112 206 102 194 92 C182 106 130 112 112 104 C104 112 100 118 98 128Z',
      colour,
    ),
  }),
  (colour) => ({
    back: ellipse(160, 118, 63, 60, colour),
    front: shape(
      'M98 134 C90 90 112 56 160 56 C210 56 230 92 222 134 C220 120 212 108 206 98 C180 96 150 92 130 84 C120 98 104 112 98 134Z',
      colour,
    ),
  }),
  (colour) => ({
    back: ellipse(160, 112, 60, 54, colour),
    front: shape(
      'M102 120 C100 82 126 62 160 62 C196 62 220 82 218 120 C208 100 190 92 160 92 C130 92 112 100 102 120Z',
      colour,
    ),
  }),
];

const LONG: readonly Hair[] = [
  (colour) => ({
    back: shape(
      'M92 130 C88 66 126 46 160 46 C196 46 232 66 228 130 L232 214 C206 226 114 226 88 214Z',
      colour,
    ),
    front: shape(
      'M100 138 C98 88 120 66 158 66 C202 66 222 92 220 138 C212 112 196 100 172 92 C150 108 116 108 100 138Z',
      colour,
    ),
  }),
  (colour) => ({
    back: shape(
      'M94 126 C90 64 128 48 160 48 C194 48 230 64 226 126 C230 150 228 176 216 186 L104 186 C92 176 90 150 94 126Z',
      colour,
    ),
    front: shape(
      'M100 132 C98 84 126 64 160 64 C194 64 222 84 220 132 C214 110 204 100 192 98 C166 102 140 102 124 98 C112 104 104 114 100 132Z',
      colour,
    ),
  }),
  (colour) => ({
    back: ellipse(160, 60, 30, 26, colour) + ellipse(160, 116, 64, 62, colour),
    front: shape(
      'M98 134 C94 86 122 62 160 62 C198 62 226 86 222 134 C214 110 196 96 160 92 C124 96 106 110 98 134Z',
      colour,
    ),
  }),
  (colour) => ({
    back:
      ellipse(160, 118, 66, 64, colour) +
      shape('M214 120 C250 140 250 206 226 232 C214 226 212 190 206 168Z', colour),
    front: shape(
      'M98 136 C92 86 120 58 162 58 C206 58 226 88 222 136 C216 112 204 102 190 92 C164 108 122 104 98 136Z',
      colour,
    ),
  }),
];

function clothes(random: Random, isTied: boolean): string {
  const jacket = pick(random, JACKETS);
  const collar = isTied
    ? shape('M150 226 L170 226 L164 240 L174 300 L160 318 L146 300 L156 240Z', pick(random, TIES))
    : shape('M132 222 L160 258 L188 222 L196 236 L160 284 L124 236Z', '#ffffff', 'opacity="0.7"');
  return [
    shape('M36 320 C40 256 84 232 128 222 L192 222 C236 232 280 256 284 320Z', jacket),
    shape('M126 220 L160 272 L194 220 L190 320 L130 320Z', '#ffffff'),
    collar,
    shape('M126 220 L104 236 L136 300 L160 320 L146 320 L92 320Z', '#000', 'opacity="0.14"'),
    shape('M194 220 L216 236 L184 300 L160 320 L174 320 L228 320Z', '#000', 'opacity="0.14"'),
    rect(208, 272, 30, 14, '#ffffff', 'rx="3" opacity="0.9"'),
  ].join('');
}

function face(random: Random, skin: string, hair: string): string {
  const eyes = 142 + Math.round(random() * 6);
  const gap = 23 + Math.round(random() * 4);
  const isSmiling = chance(random, 0.45);
  const brow = (x: number) =>
    line(`M${x - 11} ${eyes - 17} Q${x} ${eyes - 22} ${x + 11} ${eyes - 17}`, hair, 4, 'opacity="0.85"');
  const eye = (x: number) =>
    isSmiling
      ? line(`M${x - 9} ${eyes + 2} Q${x} ${eyes - 7} ${x + 9} ${eyes + 2}`, '#3a2c26', 4)
      : ellipse(x, eyes, 5, 6.5, '#3a2c26') + ellipse(x + 1.8, eyes - 2, 1.6, 1.6, '#ffffff');
  const glass = (x: number) =>
    `<rect x="${x - 17}" y="${eyes - 13}" width="34" height="27" rx="11" fill="#ffffff" fill-opacity="0.25" stroke="#52605e" stroke-width="3"/>`;
  return [
    ellipse(160 - 57, 150, 10, 15, skin),
    ellipse(160 + 57, 150, 10, 15, skin),
    ellipse(160, 142, 57, 66, skin),
    ellipse(160 - 34, eyes + 24, 13, 8, '#e88f7a', 'opacity="0.3"'),
    ellipse(160 + 34, eyes + 24, 13, 8, '#e88f7a', 'opacity="0.3"'),
    brow(160 - gap),
    brow(160 + gap),
    eye(160 - gap),
    eye(160 + gap),
    line(`M160 ${eyes + 8} q5 10 -2 12`, '#b87f5f', 3),
    chance(random, 0.5)
      ? shape(
          `M142 ${eyes + 36} Q160 ${eyes + 58} 178 ${eyes + 36} Q160 ${eyes + 42} 142 ${eyes + 36}Z`,
          '#a8453c',
        )
      : line(`M144 ${eyes + 38} Q160 ${eyes + 52} 176 ${eyes + 38}`, '#a8453c', 4),
    chance(random, 0.28)
      ? glass(160 - gap) +
        glass(160 + gap) +
        line(`M${160 - gap + 17} ${eyes - 2} H${160 + gap - 17}`, '#52605e', 3)
      : '',
  ].join('');
}

/** Somebody who does not exist, from the shoulders up. The same seed gives the same person. */
export function drawPerson(seed: number, isLongHaired: boolean): string {
  const random = createRandom(12_000 + seed);
  const [ground, skin, hair] = [pick(random, GROUNDS), pick(random, SKINS), pick(random, HAIRS)];
  const { back, front } = pick(random, isLongHaired ? LONG : SHORT)(hair);
  return drawing(PORTRAIT, PORTRAIT, [
    rect(0, 0, PORTRAIT, PORTRAIT, ground),
    ellipse(160, 330, 190, 130, '#ffffff', 'opacity="0.5"'),
    back,
    shape('M136 190 H184 V226 Q160 256 136 226Z', skin),
    shape('M136 200 Q160 224 184 200 V214 Q160 232 136 214Z', '#000', 'opacity="0.1"'),
    clothes(random, !isLongHaired && chance(random, 0.7)),
    face(random, skin, hair),
    front,
  ]);
}
