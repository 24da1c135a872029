/** The picture of an estate for previews of links in LINE, X and Facebook, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** Where the picture for previews of an estate is; a 404 for one that is no longer let. */
export const estatePreviewPath = (estateId: number) => `/images/previews/${estateId}.jpg`;

/** A sketch of where an estate is, for paper. */
export const sketchMapPath = (estateId: number) => `/images/maps/${estateId}.svg`;
