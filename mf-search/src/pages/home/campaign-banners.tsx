import type { Banner } from '@gakumado/shared/contract';
import { BannerLink } from '@gakumado/shared/ui';
import { Carousel } from '@gakumado/shared/ui/carousel';

/** As wide as a phone shows it with a bit of the next one, in px. */
const BANNER_WIDTH = 320;

/** The current campaigns. */
export function CampaignBanners({ banners }: { banners: readonly Banner[] }) {
  return (
    <Carousel label="キャンペーンとご案内" itemWidth={BANNER_WIDTH} intervalMs={13_000}>
      {banners.map((banner) => (
        <BannerLink key={banner.banner_id} banner={banner} wideSizes={`${BANNER_WIDTH}px`} />
      ))}
    </Carousel>
  );
}
