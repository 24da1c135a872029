import { frameAt, growFrom, placeOfPressedPicture } from './grow-picture.ts';

const place = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

/** Where an element of the given place lies as its frame shows it: scaled from its corner, moved, and cut. */
function seen(own: ReturnType<typeof place>, { transform, clipPath }: ReturnType<typeof frameAt>) {
  const numbers = (text: string) => Array.from(text.matchAll(/-?[\d.]+/g), ([number]) => Number(number));
  const [x, y, scale] = numbers(transform) as [number, number, number];
  const [ends, sides] = numbers(clipPath) as [number, number];
  return place(
    own.left + x + sides * scale,
    own.top + y + ends * scale,
    (own.width - 2 * sides) * scale,
    (own.height - 2 * ends) * scale,
  );
}

test.each([
  ['a square beside the words of a card', place(16, 420, 128, 128)],
  ['the same, half above the window', place(16, -60, 128, 128)],
  ['a wide one', place(900, 300, 215, 100)],
])('a picture begins in the place of %s', (_what, from) => {
  const own = place(0, 48, 375, 281.25);
  const shown = seen(own, frameAt(from, own));
  for (const side of ['left', 'top', 'width', 'height'] as const)
    expect(shown[side]).toBeCloseTo(from[side], 3);
});

/** A card whose link was pressed, in a browser of the given setting. */
function show({ isPressed = true, top = 300, isMotionReduced = false, canAnimate = true } = {}) {
  window.matchMedia = (media: string) => ({ media, matches: isMotionReduced }) as MediaQueryList;
  document.body.innerHTML = `<article><a href="/view/1/" ${isPressed ? 'data-pending' : ''}>見本荘</a><img alt=""></article>`;
  const image = document.querySelector('img')!;
  image.getBoundingClientRect = () => new DOMRect(16, top, 128, 128);
  if (canAnimate) image.animate = jest.fn();
}

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
  document.body.innerHTML = '';
});

test('a picture comes from the card that was pressed', () => {
  show();
  expect(placeOfPressedPicture()).toEqual(place(16, 300, 128, 128));
});

test.each([
  ['of a press that was elsewhere', { isPressed: false }],
  ['that is out of sight', { top: 5_000 }],
  ['for visitors who want less motion', { isMotionReduced: true }],
  ['in a browser that cannot move it', { canAnimate: false }],
])('no picture grows %s', (_what, options) => {
  show(options);
  expect(placeOfPressedPicture()).toBeUndefined();
});

test('it grows to its place on a page that is seen from its top', () => {
  show();
  const picture = document.querySelector('img')!;
  const animate = jest.fn();
  picture.animate = animate;
  window.scrollY = 900;
  picture.getBoundingClientRect = () => new DOMRect(0, -852, 375, 281.25);
  growFrom(place(16, 420, 128, 128), picture);
  window.scrollY = 0;
  const [[first, last]] = animate.mock.calls[0] as [[Record<string, string>, Record<string, string>]];
  expect(first).toMatchObject(frameAt(place(16, 420, 128, 128), place(0, 48, 375, 281.25)));
  expect(last).toMatchObject({ transform: 'none', clipPath: 'inset(0)' });
});
