import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { LayoutName, MySearchUse } from '@gakumado/shared/routing';
import { PartLink } from '@gakumado/shared/ui';
import { BottomBar } from '../chrome/bottom-bar.tsx';
import { CampaignFloat } from '../chrome/campaign-float.tsx';
import { Footer } from '../chrome/footer.tsx';
import { Header } from '../chrome/header.tsx';
import { MySearchLine } from '../chrome/my-search/my-search-line.tsx';
import { KeptPageNotice, leadToRetry } from '../chrome/kept-page-notice.tsx';
import { Notices } from '../chrome/notices.tsx';
import { SideBanners } from '../chrome/side-banners.tsx';
import { SideSearch } from '../chrome/side-search.tsx';
import { TopBanner } from '../chrome/top-banner.tsx';
import { PageParts, PickedVersions } from '../testers/testers.tsx';
import { AheadPage } from './ahead/ahead-page.tsx';
import type { KeptHtml } from './kept-page.ts';
import type { ShownAhead } from './ahead/use-ahead.ts';
import { layoutFor } from './layouts.ts';
import styles from './site-frame.module.css';
import { usePressed } from './use-pressed.ts';

interface SiteFrameProps {
  layout: LayoutName;
  /** Where the page shows わたしの条件; undefined where it does not. */
  mySearch?: MySearchUse | undefined;
  /** Year of the copyright line. */
  year: number;
  isNavigating: boolean;
  /** The first lines of the page that is being loaded; they stand in the place of the present one. */
  ahead?: ShownAhead | undefined;
  /** Replaces `children` where the page stays as the server sent it. */
  kept?: KeptHtml | undefined;
  children: ReactNode;
}

/** Everything around a page. Pages bring their own width, so that they can use the whole of it. */
export function SiteFrame({ layout, mySearch, year, isNavigating, ahead, kept, children }: SiteFrameProps) {
  const { pathname } = useLocation();
  usePressed(isNavigating);
  const { hasHeader, footer, hasInvitations, hasSideSearch, hasBottomBar, hasNotices, hasCampaign } =
    layoutFor(layout, pathname);
  return (
    <div id="container" className={styles.container} data-layout={layout} data-my-search={mySearch}>
      <PartLink part="main" className={styles.skipLink}>
        本文へ移動
      </PartLink>
      <div className={styles.progress} data-is-active={isNavigating} aria-hidden />
      <PickedVersions />
      {hasHeader && <TopBanner />}
      {hasHeader && <Header />}
      {hasNotices && <Notices />}
      {hasHeader && mySearch && <MySearchLine use={mySearch} />}
      <div aria-live="polite">{kept && <KeptPageNotice />}</div>
      <div className={styles.page}>
        <div className={hasSideSearch ? styles.columns : undefined}>
          <main
            id="main"
            tabIndex={-1}
            aria-busy={isNavigating}
            className={styles.main}
            data-shows-ahead={ahead && !kept ? '' : undefined}
            {...(kept
              ? { dangerouslySetInnerHTML: kept, onClickCapture: leadToRetry }
              : {
                  children: (
                    <>
                      {children}
                      {ahead && <AheadPage {...ahead} />}
                    </>
                  ),
                })}
          />
          {hasSideSearch && (
            <div className={styles.side}>
              <SideSearch />
              <SideBanners />
            </div>
          )}
        </div>
      </div>
      <PageParts />
      {hasCampaign && <CampaignFloat />}
      {footer && <Footer variant={footer} {...{ hasInvitations, year }} />}
      {hasBottomBar && <BottomBar />}
    </div>
  );
}
