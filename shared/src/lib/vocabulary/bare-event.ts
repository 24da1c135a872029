/** The campaign that is shown without header and footer, with the pages below it (specification, 2.4). */
const BARE_EVENT = 'taisyuku';

/** Whether a path is that of a page without header and footer. */
export const isBareEvent = (pathname: string) => new RegExp(`^/event/${BARE_EVENT}(/|$)`).test(pathname);
