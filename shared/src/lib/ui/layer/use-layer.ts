import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { closeLayer, isLayerShown, openLayer, subscribeToLayers } from '@gakumado/shared/routing';

/** In the names of Base UI, whose dialogue takes it as it is. */
export interface Layer {
  open: boolean;
  onOpenChange: (isWanted: boolean) => void;
  /** True when a navigation closes the layer: the focus then belongs to its page and not to what opened the layer. */
  isLeft: () => boolean;
}

/**
 * A layer over the page: a dialogue, a menu, a gallery. It has one entry in the history, so Back closes it and stays on
 * the page. A link inside it needs nothing: the layer closes when the navigation begins. `id` is unique within a page.
 */
export function useLayer(id: string): Layer {
  const { key } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';
  const isShown = useSyncExternalStore(
    subscribeToLayers,
    () => isLayerShown(id, key),
    () => false,
  );
  const openedOver = useRef(key);
  useEffect(() => {
    if (isShown) openedOver.current = key;
  }, [isShown, key]);
  return {
    open: isShown && !isNavigating,
    onOpenChange: (isWanted) => (isWanted ? openLayer(id, key) : closeLayer(id)),
    isLeft: () => isNavigating || openedOver.current !== key,
  };
}
