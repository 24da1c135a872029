import { chance, createRandom, int, pick } from '../src/random.ts';
import type { Random } from '../src/random.ts';
import { drawing, ellipse, gradient, group, line, plant, rect, repeat, shape } from './svg.ts';

/** Pixels of a picture of a shop. */
export const SHOP_PICTURE = { width: 960, height: 640 };

const { width: W, height: H } = SHOP_PICTURE;

/** The site's own green and orange, and what goes well with them. */
const ACCENTS = ['#0b5a50', '#17746a', '#2f6f8f', '#8a5a2b', '#b8470f', '#4f6d3a', '#5a5f8f'];
const WALLS = ['#f6f1e6', '#f3f4ee', '#eef3f1', '#f7ede2', '#f1f0f5'];
const FLOORS = ['#d9b98c', '#c9a373', '#e2cba4', '#cfc9bd', '#b98e62'];
const POTS = ['#e9e2d3', '#b8470f', '#7f8c88', '#f0c39f'];
const PAPERS = ['#f0c39f', '#a9cfc7', '#ffffff', '#f7dfa8', '#cfdcec', '#e7c6cf'];

/** Houses on the other side of a window or a street. */
function skyline(random: Random, left: number, right: number, ground: number, height: number): string {
  const houses: string[] = [];
  for (let x = left; x < right;) {
    const width = Math.min(int(random, 46, 110), right - x);
    const tall = height * (0.45 + random() * 0.55);
    houses.push(
      rect(x, ground - tall, width, tall, pick(random, ['#c6d3da', '#d3dde2', '#b9c8d1', '#dfe5e6'])),
    );
    houses.push(
      repeat(Math.floor(tall / 34), (row) =>
        repeat(Math.floor(width / 26), (column) =>
          rect(x + 8 + column * 26, ground - tall + 10 + row * 34, 12, 16, '#eef4f7', 'opacity="0.8"'),
        ),
      ),
    );
    x += width;
  }
  return houses.join('');
}

function windowOnto(random: Random, x: number, y: number, width: number, height: number): string {
  const panes = int(random, 2, 3);
  const blind = int(random, 20, 70);
  return [
    rect(x - 10, y - 10, width + 20, height + 20, '#ffffff', 'rx="4"'),
    rect(x, y, width, height, 'url(#sky)'),
    skyline(random, x, x + width, y + height, height * 0.6),
    repeat(panes - 1, (pane) => rect(x + ((pane + 1) * width) / panes - 4, y, 8, height, '#ffffff')),
    repeat(Math.floor(blind / 9), (slat) => rect(x, y + slat * 9, width, 6, '#fbfaf6', 'opacity="0.92"')),
    rect(x - 18, y + height + 10, width + 36, 10, '#e5e1d6', 'rx="3"'),
  ].join('');
}

/** Pamphlets in rows. */
function shelf(random: Random, x: number, y: number, wood: string): string {
  const [rows, columns] = [int(random, 3, 4), int(random, 4, 5)];
  const width = columns * 42 + 20;
  return [
    rect(x, y, width, rows * 66 + 14, wood, 'rx="5"'),
    repeat(rows, (row) =>
      repeat(columns, (column) => {
        const left = x + 14 + column * 42;
        const top = y + 12 + row * 66;
        return (
          rect(left, top, 32, 46, pick(random, PAPERS), 'rx="2"') +
          rect(left + 5, top + 7, 22, 4, '#52605e', 'opacity="0.5"') +
          rect(left + 5, top + 16, 22, 16, '#52605e', 'opacity="0.18"') +
          rect(x + 8 + column * 42, top + 40, 44, 10, '#ffffff', 'opacity="0.55"')
        );
      }),
    ),
  ].join('');
}

/** Plans of rooms on a board. */
function board(random: Random, x: number, y: number): string {
  return [
    rect(x, y, 232, 150, '#c79b6b', 'rx="6"'),
    rect(x + 8, y + 8, 216, 134, '#f4e8d4', 'rx="3"'),
    repeat(3, (index) => {
      const left = x + 20 + index * 68;
      const wall = 10 + int(random, 0, 14);
      return (
        rect(left, y + 24 + (index % 2) * 8, 56, 84, '#ffffff', 'rx="2"') +
        group(left + 8, y + 34 + (index % 2) * 8, [
          line(`M0 0 H40 V52 H0 Z M0 ${wall + 8} H24 M24 0 V${wall} M0 36 H40`, '#52605e', 2.5),
        ])
      );
    }),
  ].join('');
}

const lamp = (x: number, length: number, colour: string) =>
  [
    line(`M${x} 0 V${length}`, '#7f8c88', 3),
    shape(`M${x - 34} ${length + 34} Q${x} ${length - 22} ${x + 34} ${length + 34}Z`, colour),
    ellipse(x, length + 35, 26, 5, '#fff3c9'),
    ellipse(x, length + 60, 90, 60, '#fff3c9', 'opacity="0.25"'),
  ].join('');

const chair = (x: number, y: number, colour: string, scale = 1) =>
  group(
    x,
    y,
    [
      ellipse(0, 4, 44, 8, '#000', 'opacity="0.12"'),
      line('M-24 0 L-16 -58 M24 0 L16 -58', '#8a6a45', 7),
      rect(-34, -70, 68, 18, colour, 'rx="9"'),
      rect(-30, -140, 60, 62, colour, 'rx="16"'),
    ],
    scale,
  );

const laptop = (x: number, y: number) =>
  [
    rect(x - 38, y - 52, 76, 50, '#3c4745', 'rx="4"'),
    rect(x - 33, y - 47, 66, 40, '#cfe6e1'),
    rect(x - 48, y - 4, 96, 7, '#c9cfcc', 'rx="3"'),
  ].join('');

function counter(random: Random, x: number, width: number, y: number, accent: string, wood: string): string {
  const seats = Math.max(2, Math.floor(width / 170));
  return [
    ellipse(x + width / 2, y + 150, width / 2 + 10, 14, '#000', 'opacity="0.12"'),
    laptop(x + width * 0.3, y),
    plant(x + width - 40, y, 0.42, pick(random, POTS)),
    rect(x, y + 14, width, 134, accent, 'rx="6"'),
    repeat(Math.floor(width / 60), (index) =>
      rect(x + 20 + index * 60, y + 32, 44, 98, '#ffffff', 'rx="4" opacity="0.1"'),
    ),
    rect(x - 12, y, width + 24, 20, wood, 'rx="6"'),
    repeat(seats, (index) =>
      chair(
        x + ((index + 0.5) * width) / seats,
        y + 176,
        pick(random, ['#f0e4d2', '#e8eeec', '#f0c39f']),
        0.9,
      ),
    ),
  ].join('');
}

const table = (x: number, y: number, wood: string, cloth: string) =>
  [
    ellipse(x, y + 120, 130, 20, '#000', 'opacity="0.14"'),
    chair(x - 120, y + 100, cloth, 1.05),
    chair(x + 120, y + 100, cloth, 1.05),
    line(`M${x} ${y + 10} V${y + 110}`, '#8a6a45', 16),
    ellipse(x, y + 114, 54, 10, '#8a6a45'),
    ellipse(x, y, 130, 28, wood),
    ellipse(x, y - 6, 130, 28, '#ffffff', 'opacity="0.22"'),
    shape(
      `M${x - 52} ${y + 6} L${x - 40} ${y - 12} L${x + 4} ${y - 12} L${x - 2} ${y + 6}Z`,
      '#ffffff',
      'opacity="0.95"',
    ),
    ellipse(x + 56, y - 6, 13, 5, '#ffffff'),
  ].join('');

const defs = (sky: readonly [string, string], wall: string, floor: string) =>
  `<defs>${gradient('sky', ...sky)}${gradient('wall', '#ffffff', wall)}${gradient('floor', floor, '#f3e7d2')}</defs>`;

const SKIES = [
  ['#9cc9e6', '#eaf5fb'],
  ['#b7d9ee', '#f7f2e6'],
  ['#8fbfe0', '#dcedf6'],
  ['#f3c9a5', '#fbefe0'],
] as const;

/** The inside: a counter, pamphlets, plans of rooms, and a table at the window. */
export function drawInside(seed: number): string {
  const random = createRandom(4_100 + seed);
  const [accent, wall, floor] = [pick(random, ACCENTS), pick(random, WALLS), pick(random, FLOORS)];
  const wood = pick(random, ['#c79b6b', '#b98452', '#d8b588']);
  const pieces = [
    rect(0, 0, W, 430, 'url(#wall)'),
    rect(0, 0, W, 430, wall, 'opacity="0.65"'),
    rect(0, 418, W, 12, '#ffffff', 'opacity="0.9"'),
    rect(0, 430, W, H - 430, 'url(#floor)'),
    repeat(9, (index) =>
      line(`M${-200 + index * 170} ${H} L${180 + index * 78} 430`, '#000', 1.5, 'opacity="0.06"'),
    ),
    windowOnto(random, 590, 84, int(random, 240, 300), 250),
    chance(random, 0.5)
      ? shelf(random, 56, 118, wood) + board(random, 318, 100)
      : board(random, 60, 100) + shelf(random, 340, 118, wood),
    lamp(int(random, 200, 260), int(random, 30, 60), accent),
    lamp(int(random, 400, 460), int(random, 30, 60), accent),
    counter(random, 70, int(random, 400, 450), 372, accent, wood),
    table(int(random, 730, 770), 452, wood, pick(random, ['#e8eeec', '#f0c39f', '#cfdcec', '#f0e4d2'])),
    plant(int(random, 905, 930), 448, 0.95, pick(random, POTS)),
  ];
  const turned = chance(random, 0.5)
    ? `<g transform="translate(${W} 0) scale(-1 1)">${pieces.join('')}</g>`
    : pieces.join('');
  return drawing(W, H, [defs(pick(random, SKIES), wall, floor), turned]);
}

const tree = (x: number, y: number, scale: number) =>
  group(
    x,
    y,
    [
      ellipse(0, 2, 60, 9, '#000', 'opacity="0.12"'),
      line('M0 0 V-120', '#8a6a45', 14),
      ellipse(0, -170, 74, 80, '#4f9566'),
      ellipse(-34, -140, 46, 48, '#3f8257'),
      ellipse(34, -190, 44, 46, '#62a877'),
    ],
    scale,
  );

/** The house: its shop has one of the floors, with light and colour in the windows. */
export function drawOutside(seed: number): string {
  const random = createRandom(7_300 + seed);
  const accent = pick(random, ACCENTS);
  const facade = pick(random, ['#efe9dd', '#e3e6e6', '#e9dccb', '#dfe7e4', '#e8e2ea']);
  const floors = int(random, 4, 6);
  const ground = 560;
  const height = floors * 84 + 40;
  const [left, width] = [int(random, 230, 290), int(random, 400, 460)];
  const top = ground - height;
  const shopFloor = int(random, 1, 2);
  const columns = int(random, 4, 5);
  const cell = (width - 40) / columns;
  const windows = repeat(floors - 1, (index) => {
    const isShop = index + 1 === shopFloor;
    const y = ground - (index + 2) * 84;
    return repeat(columns, (column) => {
      const x = left + 26 + column * cell;
      return (
        rect(x, y, cell - 14, 56, isShop ? '#fff0c4' : '#bcd3df', 'rx="3"') +
        (isShop ? rect(x, y, cell - 14, 14, accent) : rect(x, y, cell - 14, 22, '#e6f0f4', 'opacity="0.8"')) +
        (isShop ? ellipse(x + (cell - 14) / 2, y + 56, 12, 16, '#4f9566', 'opacity="0.75"') : '') +
        rect(x + (cell - 14) / 2 - 1.5, y, 3, 56, '#ffffff')
      );
    });
  });
  const door = left + int(random, 60, width - 170);
  return drawing(W, H, [
    defs(pick(random, SKIES.slice(0, 3)), facade, '#cfc9bd'),
    rect(0, 0, W, H, 'url(#sky)'),
    ellipse(int(random, 120, 300), 110, 110, 26, '#ffffff', 'opacity="0.7"'),
    ellipse(int(random, 640, 820), 160, 130, 28, '#ffffff', 'opacity="0.6"'),
    skyline(random, 0, left, ground, 330),
    skyline(random, left + width, W, ground, 330),
    rect(left, top, width, height, facade),
    rect(left + width - 26, top, 26, height, '#000', 'opacity="0.07"'),
    rect(left - 12, top - 14, width + 24, 20, '#ffffff', 'rx="3"'),
    windows,
    rect(left, ground - 96, width, 96, '#5d6966'),
    repeat(columns, (column) =>
      rect(left + 20 + column * cell, ground - 84, cell - 10, 84, '#a9c3cb', 'opacity="0.85"'),
    ),
    rect(left - 6, ground - 108, width + 12, 16, accent, 'rx="4"'),
    rect(door, ground - 88, 104, 88, '#fff0c4'),
    rect(door + 50, ground - 88, 4, 88, '#5d6966'),
    rect(door - 16, ground - 6, 136, 8, '#d9d6cd', 'rx="2"'),
    rect(0, ground, W, 34, '#d5d2c8'),
    rect(0, ground + 34, W, H - ground - 34, '#8b938f'),
    repeat(8, (index) => rect(index * 130 + 20, ground + 54, 70, 6, '#ffffff', 'opacity="0.8"')),
    plant(door - 30, ground + 2, 0.5, pick(random, POTS)),
    plant(door + 134, ground + 2, 0.5, pick(random, POTS)),
    tree(int(random, 110, 180), ground + 16, 1),
    tree(int(random, 800, 880), ground + 18, 1.15),
  ]);
}

/** A place to talk: a desk with a screen that shows a plan, and chairs for a family. */
export function drawSeat(seed: number): string {
  const random = createRandom(9_700 + seed);
  const [accent, wall, floor] = [pick(random, ACCENTS), pick(random, WALLS), pick(random, FLOORS)];
  const wood = pick(random, ['#c79b6b', '#b98452', '#d8b588']);
  const cloth = pick(random, ['#a9cfc7', '#f0c39f', '#cfdcec', '#e7dcc6']);
  const isLeft = chance(random, 0.5);
  const pieces = [
    rect(0, 0, W, 420, wall),
    repeat(6, (index) => rect(index * 160, 0, 150, 420, '#ffffff', 'opacity="0.3"')),
    rect(0, 408, W, 12, '#ffffff'),
    rect(0, 420, W, H - 420, 'url(#floor)'),
    windowOnto(random, 60, 70, 250, 230),
    shape('M560 60 H900 V330 H560Z', accent, 'opacity="0.12"'),
    lamp(470, 90, accent),
    rect(640, 150, 210, 140, '#3c4745', 'rx="8"'),
    rect(650, 160, 190, 120, '#f6fbfa'),
    group(690, 176, [line('M0 0 H110 V88 H0Z M0 40 H60 M60 0 V28 M74 88 V54 H110', '#0b5a50', 4)]),
    ellipse(480, 570, 360, 34, '#000', 'opacity="0.14"'),
    chair(260, 580, cloth, 1.5),
    chair(400, 592, cloth, 1.5),
    rect(170, 380, 640, 26, wood, 'rx="10"'),
    rect(196, 406, 26, 170, '#8a6a45'),
    rect(758, 406, 26, 170, '#8a6a45'),
    rect(222, 406, 536, 44, wood, 'opacity="0.75"'),
    laptop(620, 380),
    rect(330, 366, 92, 14, '#ffffff', 'rx="2"'),
    rect(340, 358, 92, 12, '#f0c39f', 'rx="2"'),
    plant(250, 380, 0.5, pick(random, POTS)),
    chair(690, 596, cloth, 1.5),
    plant(880, 560, 1.1, pick(random, POTS)),
  ];
  const turned = isLeft
    ? `<g transform="translate(${W} 0) scale(-1 1)">${pieces.join('')}</g>`
    : pieces.join('');
  return drawing(W, H, [defs(pick(random, SKIES), wall, floor), turned]);
}
