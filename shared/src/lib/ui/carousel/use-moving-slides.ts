import { useEffect, useState } from 'react';

const load = () => import(/* webpackChunkName: "moving-slides" */ './moving-slides.tsx');
type Module = Awaited<ReturnType<typeof load>>;

/** The sliding row (react-slick), fetched once it is wanted; undefined until it is there, and when it cannot be had. */
export function useMovingSlides(isWanted: boolean): Module | undefined {
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    if (!isWanted || module) return;
    let isGone = false;
    load().then(
      (loaded) => {
        if (!isGone) setModule(loaded);
      },
      () => {
        // The row that is scrolled by hand shows the same.
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, module]);
  return module;
}
