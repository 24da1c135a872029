import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { listBanners } from '@gakumado/shared/api';
import type { Banner } from '@gakumado/shared/contract';
import { BannerLink, VisuallyHidden } from '@gakumado/shared/ui';
import { focusAfter } from '../base/focus-on.ts';
import styles from './campaign-float.module.css';
import { isCampaignClosed, rememberCampaignClosed } from './closed-campaign.ts';
import { useQuietData } from './use-quiet-data.ts';

/** The campaign of the moment, unless the visitor has closed it. */
async function loadCampaign(signal: AbortSignal): Promise<Banner | undefined> {
  const banners = await listBanners({ position: 'campaign_float' }, signal);
  return banners.find(({ banner_id }) => !isCampaignClosed(banner_id));
}

/**
 * A campaign in a box that floats in the corner of a desktop. On a phone it would cover the text, so it is placed above
 * the footer. It is loaded after the page, and stays away for a month once it is closed.
 */
export function CampaignFloat() {
  const campaign = useQuietData(loadCampaign);
  const [isClosed, setIsClosed] = useState(false);
  const box = useRef<HTMLElement>(null);
  if (!campaign || isClosed) return null;

  const handleClose = () => {
    if (box.current) focusAfter(box.current);
    rememberCampaignClosed(campaign.banner_id);
    setIsClosed(true);
  };
  return (
    <aside ref={box} className={styles.box} data-campaign-float aria-label="キャンペーンのご案内">
      <BannerLink banner={campaign} wideSizes="200px" />
      <button type="button" className={styles.close} onClick={handleClose}>
        <X aria-hidden size="1.125rem" />
        <VisuallyHidden>キャンペーンのご案内を閉じる</VisuallyHidden>
      </button>
    </aside>
  );
}
