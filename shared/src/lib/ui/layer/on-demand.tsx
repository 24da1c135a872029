import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

interface OnDemandProps<Props> {
  isWanted: boolean;
  load: () => Promise<ComponentType<Props>>;
  /** Called when the component cannot be loaded while it is wanted. */
  onFailure: () => void;
  children: (Loaded: ComponentType<Props>) => ReactNode;
}

/** A component that is loaded when it is wanted for the first time, and stays. */
export function OnDemand<Props>({ isWanted, load, onFailure, children }: OnDemandProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const isMissing = isWanted && !Loaded;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isStillWanted = true;
    load().then(
      (loaded) => setLoaded(() => loaded),
      () => isStillWanted && onFailure(),
    );
    return () => {
      isStillWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what it is about does not change
  }, [isMissing]);

  return Loaded && children(Loaded);
}
