import { flyToFavorites } from './fly-to-favorites.ts';

interface Setting {
  isMotionReduced?: boolean;
  canAnimate?: boolean;
  /** Top of the link to the favourites in the window. */
  top?: number;
}

/** A heart on a card and the link to the favourites. Returns the heart, and ends flights that began. */
function show({ isMotionReduced = false, canAnimate = true, top = 8 }: Setting = {}) {
  window.matchMedia = (media: string) => ({ media, matches: isMotionReduced }) as MediaQueryList;
  document.body.innerHTML = '<a data-keeps="favorites"><svg></svg></a><button><svg></svg></button>';
  const target = document.querySelector<SVGElement>('a svg')!;
  const heart = document.querySelector<SVGElement>('button svg')!;
  target.getBoundingClientRect = () => new DOMRect(300, top, 20, 20);
  heart.getBoundingClientRect = () => new DOMRect(100, 408, 22, 22);
  const flights: { frames: unknown; animation: Animation }[] = [];
  if (canAnimate)
    SVGElement.prototype.animate = (frames) => {
      const animation = {} as Animation;
      flights.push({ frames, animation });
      return animation;
    };
  return { heart, flights, hearts: () => document.querySelectorAll('svg').length };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
  Reflect.deleteProperty(SVGElement.prototype, 'animate');
  document.body.innerHTML = '';
});

test('a copy of the heart flies to the middle of the link, and is gone then', () => {
  const { heart, flights, hearts } = show();
  flyToFavorites(heart);
  expect(hearts()).toBe(3);
  expect(flights).toMatchObject([
    { frames: [{}, { transform: expect.stringMatching(/^translate\(199px, -401px\)/) }] },
  ]);
  flights[0]!.animation.onfinish?.(new Event('finish') as AnimationPlaybackEvent);
  expect(hearts()).toBe(2);
});

test.each([
  ['the visitor wants less motion', { isMotionReduced: true }],
  ['the browser cannot move it', { canAnimate: false }],
  ['the link is out of sight', { top: -80 }],
])('nothing flies where %s', (_why, setting) => {
  const { heart, flights, hearts } = show(setting);
  flyToFavorites(heart);
  expect([flights.length, hearts()]).toEqual([0, 2]);
});
