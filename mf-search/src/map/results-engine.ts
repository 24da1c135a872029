import type { Bounds } from '@gakumado/shared/search-fields';
import type { MapEngine, MapEvents } from '@gakumado/shared/map';
import { drawSign, drawSpot, openMap } from '@gakumado/shared/map-engine';
import { WIDE_SCREEN } from '@gakumado/shared/ui';
import { firstView } from './first-view.ts';
import { drawPin } from './pin-image.ts';
import { pinLayers, pinSources } from './pin-layers.ts';
import type { ResultsContent } from './results-content.ts';
import { RESULTS_PADDING } from './results-padding.ts';
import { contentShower } from './show-content.ts';
import { watchVisitor } from './watch-visitor.ts';

interface EngineOptions {
  container: HTMLElement;
  content: ResultsContent;
  /** The view in which the map was left, to open it there. */
  keptBounds: Bounds | undefined;
  events: MapEvents;
}

/** Draws the map of results into an element; rejects as `openMap` does. */
export function openResultsMap(options: EngineOptions): Promise<MapEngine<ResultsContent>> {
  const { container, content, keptBounds, events } = options;
  const bounds = keptBounds ?? content.bounds;
  return openMap({
    container,
    content,
    view: firstView({ ...content, bounds }),
    isFramed: bounds !== undefined,
    padding: RESULTS_PADDING,
    sources: pinSources,
    layers: pinLayers,
    images: (colors) => ({
      open: drawPin(colors.pin, colors['pin-line']),
      full: drawPin(colors.full, colors['full-text']),
      strong: drawPin(colors.strong, colors.pin),
      sign: drawSign(colors.place, colors.pin),
      spot: drawSpot(colors.place, colors.pin),
    }),
    start: (map, isTouch) =>
      contentShower(map, {
        firstBounds: content.bounds,
        isOwnMove: watchVisitor(map, isTouch, events),
      }),
    fillsScreen: !matchMedia(WIDE_SCREEN).matches,
    events,
  });
}
