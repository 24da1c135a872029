import { anySignal } from '@gakumado/shared/any-signal';

/** No part that the page can do without holds the rest back for longer, in ms. The calls of a server are over before. */
const PATIENCE_MS = 5_000;

/** Ends the calls of one part with the page, or when the part has had its time. */
export const partSignal = (page: AbortSignal): AbortSignal =>
  anySignal([page, AbortSignal.timeout(PATIENCE_MS)]);
