import { isInWindow, mayAnimate } from '@gakumado/shared/may-move';

/** How long a picture takes to its new place, in ms: the longest motion of docs/design.md. */
const GROW_MS = 220;

/** Fast at first, as the answer to a press; slow into its place. */
const EASING = 'cubic-bezier(0.2, 0, 0, 1)';

/** A place in the window, in CSS pixels. */
export type Place = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/**
 * The place of the picture on the card whose link was pressed (`data-pending`, use-pressed.ts); undefined where the card has none, shows
 * none of it, or the visitor wants less motion.
 */
export function placeOfPressedPicture(): Place | undefined {
  const image = document.querySelector('a[data-pending]')?.closest('article')?.querySelector('img');
  if (!image || !mayAnimate(image)) return undefined;
  const place = image.getBoundingClientRect();
  if (!isInWindow(place)) return undefined;
  const { left, top, width, height } = place;
  return { left, top, width, height };
}

/**
 * The picture as it looks at another place: of the size at which it fills that, cut to it.
 * @param own The place to which the picture grows
 */
export function frameAt(place: Place, own: Place): { transform: string; clipPath: string } {
  const scale = Math.max(place.width / own.width, place.height / own.height);
  const [x, y] = [
    place.left + (place.width - own.width * scale) / 2 - own.left,
    place.top + (place.height - own.height * scale) / 2 - own.top,
  ];
  const [sides, ends] = [(own.width - place.width / scale) / 2, (own.height - place.height / scale) / 2];
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    clipPath: `inset(${ends}px ${sides}px)`,
  };
}

/** Moves a picture from where it stood on its card to its place on a page that is seen from its top. */
export function growFrom(place: Place, picture: Element): Animation {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const own = { left, top: top + scrollY, width, height };
  return picture.animate(
    [
      { transformOrigin: '0 0', ...frameAt(place, own) },
      { transformOrigin: '0 0', transform: 'none', clipPath: 'inset(0)' },
    ],
    { duration: GROW_MS, easing: EASING },
  );
}
