import { isInWindow, mayAnimate } from '../../may-move.ts';

/** The link to the favourites that the shell marks in its header; hearts fly there. */
const TARGET = '[data-keeps="favorites"] svg';

const FLIGHT_MS = 250;

/**
 * Lets a copy of a heart fly to the link to the favourites, to show where the home is kept. Nothing where no such link is in sight,
 * or the visitor wants less motion.
 */
export function flyToFavorites(heart: SVGElement): void {
  const target = document.querySelector(TARGET)?.getBoundingClientRect();
  const from = heart.getBoundingClientRect();
  if (!mayAnimate(heart) || !target || !isInWindow(target) || !isInWindow(from)) return;
  const copy = heart.cloneNode(true) as SVGElement;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    zIndex: 'var(--layer-toast)',
    color: 'var(--color-heart)',
    fill: 'var(--color-heart)',
    pointerEvents: 'none',
  });
  document.body.append(copy);
  const [x, y] = [
    target.left + target.width / 2 - from.left - from.width / 2,
    target.top + target.height / 2 - from.top - from.height / 2,
  ];
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      {
        transform: `translate(${x}px, ${y}px) scale(${target.width / from.width})`,
        opacity: 0.7,
      },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}
