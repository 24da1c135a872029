import { lazy, Suspense, use } from 'react';
import { useIsHydrated } from '@gakumado/shared/ui';
import { TesterContext } from '../base/tester-context.ts';

// Visitors never load it.
const PartsPanel = lazy(() =>
  import(/* webpackChunkName: "parts-panel" */ './parts-panel.tsx').then((module) => ({
    default: module.PartsPanel,
  })),
);

/** Above a page with versions that a tester chose: which they are, and a way back to the live ones. */
export function PickedVersions() {
  const html = use(TesterContext);
  return html ? <div dangerouslySetInnerHTML={{ __html: html }} /> : null;
}

/** For testers: the parts of the page, before the footer and by Alt+Shift+V. */
export function PageParts() {
  const isTester = use(TesterContext) !== undefined;
  const isHydrated = useIsHydrated();
  if (!isTester || !isHydrated) return null;
  return (
    <Suspense>
      <PartsPanel />
    </Suspense>
  );
}
