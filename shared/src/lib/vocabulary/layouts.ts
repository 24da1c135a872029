/** `layout`, from the smallest on. {@link OTHER_LAYOUTS} means every layout that is not named. */
export const roomLayouts = ['1R', '1K', '1DK', '1LDK', '2K', '2DK+'] as const;
export const OTHER_LAYOUTS = '2DK+';

/** Those that mean one layout each. */
export const namedLayouts = roomLayouts.filter((layout) => layout !== OTHER_LAYOUTS);

export const layoutLabel = (layout: string) => (layout === OTHER_LAYOUTS ? '2DK以上' : layout);
