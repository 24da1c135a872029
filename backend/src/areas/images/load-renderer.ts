import type { renderImage as Render } from './render-image.ts';

/** As `renderImage` of render-image.ts, which is loaded with the first picture: its library would hold up every start. */
export const renderImage: typeof Render = async (...asked) => {
  const renderer = await import('./render-image.ts');
  return renderer.renderImage(...asked);
};
