import { useEffect, useState } from 'react';

const load = () => import(/* webpackChunkName: "moving-slides" */ './moving-slides.tsx');
type MovingSlides = Awaited<ReturnType<typeof load>>['MovingSlides'];

/** The sliding row (react-slick), fetched once it is wanted; undefined until it is there, and when it cannot be had. */
export function useMovingSlides(isWanted: boolean): MovingSlides | undefined {
  const [component, setComponent] = useState<MovingSlides>();
  useEffect(() => {
    if (!isWanted || component) return;
    let isGone = false;
    load().then(
      ({ MovingSlides }) => {
        if (!isGone) setComponent(() => MovingSlides);
      },
      () => {
        // The row that is scrolled by hand shows the same.
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, component]);
  return component;
}
