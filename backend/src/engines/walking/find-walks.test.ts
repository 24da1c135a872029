import type { Point } from '@gakumado/shared/vocabulary';
import { findWalks } from './find-walks.ts';
import { nodeStreets } from './node-streets.ts';
import type { StreetRow } from './node-streets.ts';
import { blockMetres, BLOCKS, packGraph, unpackGraph } from './street-graph.ts';
import { pointAt, Streets } from './streets.ts';

/** 新宿・高田馬場, where every street is known; its neighbour to the east is as well. */
const [X, Y] = [3637, 1612];
const METRES = blockMetres(Y);

type Metres = readonly [east: number, south: number];

/** A street by its metres from the middle of the block. */
const street = (kind: string, points: readonly Metres[], level?: string): StreetRow => ({
  kind,
  ...(level ? { level } : {}),
  lines: [points.map(([x, y]) => [(X + 0.5 + x / METRES) / BLOCKS, (Y + 0.5 + y / METRES) / BLOCKS])],
});

const at = ([x, y]: Metres): Point => pointAt({ x: X, y: Y }, 0.5 + x / METRES, 0.5 + y / METRES);

/** Long streets, so that the others hang together with something. */
const FRAME = [
  street('street', [
    [-1000, 0],
    [1000, 0],
  ]),
];

/** Metres of the walk between two places on these streets, as a file keeps them. */
function metresOf(rows: readonly StreetRow[], from: Metres, to: Metres, limitM = 5000): number | undefined {
  const streets = new Streets((x, y) => {
    const own = x === X && y === Y ? rows : [];
    return unpackGraph(packGraph(nodeStreets(own, { x, y }).graph));
  });
  const [walk] = findWalks(streets, [at(from)], [[at(to)]], limitM);
  return walk && Math.round(walk.metres);
}

test('a walk follows the streets, and counts the way from a door to them', () => {
  const rows = [
    ...FRAME,
    street('path', [
      [200, 0],
      [200, 300],
    ]),
  ];
  expect(metresOf(rows, [0, 0], [200, 300])).toBe(500);
  expect(metresOf(rows, [0, -20], [210, 300])).toBe(530);
});

test('two places on one street have the piece between them', () => {
  expect(metresOf(FRAME, [100, 0], [-150, 0])).toBe(250);
});

test('streets are joined where they cross on the ground, and not where one is on a bridge', () => {
  const crossing = [
    [100, -300],
    [100, 300],
  ] as const;
  expect(metresOf([...FRAME, street('street', crossing)], [0, 0], [100, 200])).toBe(300);
  expect(metresOf([...FRAME, street('street', crossing, 'b')], [0, 0], [100, 200])).toBeUndefined();
  const ramp = street('street', [
    [100, 300],
    [400, 300],
    [400, 0],
  ]);
  expect(metresOf([...FRAME, street('street', crossing, 'b'), ramp], [0, 0], [100, 200])).toBe(1100);
});

test('steps lead up to the middle of a bridge, a street that ends below it does not', () => {
  const bridge = street(
    'street',
    [
      [100, -600],
      [100, 600],
    ],
    'b',
  );
  const below = [
    [0, 0],
    [0, 100],
    [98, 100],
  ] as const;
  expect(metresOf([...FRAME, bridge, street('steps', below)], [0, 0], [100, 200])).toBe(300);
  expect(metresOf([...FRAME, bridge, street('street', below)], [0, 0], [100, 200])).toBeUndefined();
});

test('a gap of less than 3 m is closed, a larger one of a street is not', () => {
  const from = (gap: number) => [
    ...FRAME,
    street('street', [
      [50, gap],
      [50, 400],
    ]),
  ];
  expect(metresOf(from(2.5), [0, 0], [50, 300])).toBe(350);
  expect(metresOf(from(6), [0, 0], [50, 300])).toBeUndefined();
});

test('a path that leads nowhere goes on to the street next to it, but not through water', () => {
  const path = [
    ...FRAME,
    street('path', [
      [50, 12],
      [50, 600],
    ]),
  ];
  expect(metresOf(path, [0, 0], [50, 300])).toBe(350);
  const water = street('river', [
    [-50, 6],
    [150, 6],
  ]);
  expect(metresOf([...path, water], [0, 0], [50, 300])).toBeUndefined();
});

test('nobody walks on a motorway or a river', () => {
  const ends = [
    street('street', [
      [300, 0],
      [300, 400],
    ]),
  ];
  for (const kind of ['motorway', 'river']) {
    expect(
      metresOf(
        [
          ...FRAME,
          ...ends,
          street(kind, [
            [0, 0],
            [0, 300],
            [300, 300],
          ]),
        ],
        [0, 0],
        [300, 300],
      ),
    ).toBe(600);
  }
});

test('a few metres more are taken to avoid steps, and their metres are counted as they are', () => {
  const flight = street('steps', [
    [0, 0],
    [0, 100],
  ]);
  const round = (metres: number) =>
    street('street', [
      [0, 0],
      [metres, 0],
      [metres, 100],
      [0, 100],
    ]);
  expect(metresOf([...FRAME, flight, round(20)], [0, 0], [0, 100])).toBe(140);
  expect(metresOf([...FRAME, flight, round(80)], [0, 0], [0, 100])).toBe(100);
});

test('a street goes on in the next block', () => {
  const half = METRES / 2;
  const rows = (x: number): StreetRow[] =>
    x === X
      ? [
          street('street', [
            [half - 900, 0],
            [half, 0],
          ]),
        ]
      : [
          street('street', [
            [half, 0],
            [half + 900, 0],
          ]),
        ];
  const streets = new Streets((x, y) => nodeStreets(y === Y ? rows(x) : [], { x, y }).graph);
  const [walk] = findWalks(streets, [at([half - 300, 0])], [[at([half + 200, 0])]], 2000);
  expect(Math.round(walk!.metres)).toBe(500);
  // From east to west through both, without a jump.
  const lons = walk!.path.map(({ lon }) => lon);
  expect(lons).toEqual(lons.toSorted((one, other) => one - other));
});

test('the nearest on foot of several points counts, and nothing beyond the limit', () => {
  const streets = new Streets((x, y) => nodeStreets(x === X ? FRAME : [], { x, y }).graph);
  const exits = [at([-400, 0]), at([250, 0])];
  const [walk, far] = findWalks(streets, [at([0, 0])], [exits, [at([900, 0])]], 800);
  expect(Math.round(walk!.metres)).toBe(250);
  expect(far).toBeUndefined();
});

test('a station whose exits are not known is reached from the streets on both sides of its tracks', () => {
  const rows = [0, 160].map((y) =>
    street('street', [
      [-1000, y],
      [1000, y],
    ]),
  );
  const streets = new Streets((x, y) => nodeStreets(x === X && y === Y ? rows : [], { x, y }).graph);
  const metresFrom = (from: Metres, aroundM?: number) => {
    const station = { ...at([0, 70]), ...(aroundM && { aroundM }) };
    const [walk] = findWalks(streets, [at(from)], [[station]], 2000);
    return walk && Math.round(walk.metres);
  };
  expect(metresFrom([200, 0], 100)).toBe(270);
  expect(metresFrom([200, 160], 100)).toBe(290);
  // Without it the nearest street alone leads there.
  expect(metresFrom([200, 160])).toBeUndefined();
});

test('where no street is near, or not all are known, there is no walk', () => {
  expect(metresOf(FRAME, [0, 0], [200, 200])).toBeUndefined();
  const streets = new Streets(() => {
    throw new Error('No block is read.');
  });
  const [walk] = findWalks(streets, [{ lat: 37.2, lon: 138.9 }], [[{ lat: 37.2, lon: 138.901 }]], 2000);
  expect(walk).toBeUndefined();
});
