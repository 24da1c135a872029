import type { BrowserContext } from '@playwright/test';
import { features } from './browser-features.ts';

/**
 * This browser asks for trusted types all the same, as an old one does not. The test tool and the journeys call `checkVisibility`
 * themselves, of which the check of the built files knows, and measure shifts of the layout.
 */
const isKept = ({ owner, name }: { owner: string; name: string }) =>
  /^(?:trusted|LayoutShift)/i.test(owner || name) || name === 'checkVisibility';

/** The features that Safari on an iPhone lacks: an iPhone 8 or X cannot leave Safari 16. Members come before their classes. */
const lacking = features
  .filter((feature) => feature.lackedBy.includes('safari_ios') && !isKept(feature))
  .toSorted((a, b) => Number(a.owner === '') - Number(b.owner === ''))
  .map(({ owner, name, isStatic }) => ({ owner, name, isStatic }));

function removeFeatures(missing: { owner: string; name: string; isStatic: boolean }[]): void {
  const scope = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  // The prototype of all iterators is there without a name as well.
  const iterators: unknown = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  for (const { owner, name, isStatic } of missing) {
    const holder = owner === '' || owner === 'Window' ? scope : scope[owner];
    const target = isStatic || holder === scope ? holder : holder?.prototype;
    if (target) Reflect.deleteProperty(target, name);
    if (owner === 'Iterator' && !isStatic) Reflect.deleteProperty(iterators as object, name);
  }
}

/** Takes the features that the oldest promised iPhone lacks from all pages of a context. */
export const makeOld = (context: BrowserContext) => context.addInitScript(removeFeatures, lacking);
