import { Link } from 'react-router-dom';
import type { Banner } from '@gakumado/shared/contract';
import { pictureSource } from '../picture/picture-source.ts';
import styles from './banner-link.module.css';

interface Size {
  width: number;
  height: number;
}

/** Sizes of the two pictures of a banner in px, by position (samples/banners). */
const sizes = {
  home_top: { wide: { width: 1280, height: 440 }, narrow: { width: 750, height: 640 } },
  home_side: { wide: { width: 640, height: 480 }, narrow: { width: 750, height: 300 } },
  footer: { wide: { width: 640, height: 480 }, narrow: { width: 750, height: 240 } },
  campaign_float: { wide: { width: 480, height: 480 }, narrow: { width: 750, height: 200 } },
  mypage: { wide: { width: 1120, height: 320 }, narrow: { width: 750, height: 300 } },
} satisfies Record<string, { wide: Size; narrow: Size }>;

interface BannerLinkProps {
  banner: Pick<Banner, 'image_path' | 'image_path_sp' | 'alt' | 'link_url' | 'is_blank'>;
  position: keyof typeof sizes;
  /** The `sizes` of the wide picture: how wide it stands on a desktop. */
  wideSizes: string;
  /** True for the one that is seen first. */
  priority?: boolean;
  onClick?: () => void;
}

/** A banner of the editors: its picture, another one on phones, and where it leads. Its words are in the picture. */
export function BannerLink({ banner, position, wideSizes, priority, onClick }: BannerLinkProps) {
  const { wide, narrow } = sizes[position];
  const wideSource = pictureSource(banner.image_path, wide.width);
  const narrowSource = pictureSource(banner.image_path_sp, narrow.width);
  if (!wideSource || !narrowSource) return null;
  return (
    <Link
      to={banner.link_url}
      {...(banner.is_blank ? { target: '_blank', rel: 'noopener' } : {})}
      onClick={onClick}
      className={styles.banner}
    >
      <picture>
        <source
          media="(min-width: 897px)"
          srcSet={wideSource.srcSet ?? wideSource.src}
          sizes={wideSizes}
          width={wide.width}
          height={wide.height}
        />
        <img
          className={styles.image}
          src={narrowSource.src}
          srcSet={narrowSource.srcSet}
          sizes="calc(100vw - 2rem)"
          alt={banner.alt}
          width={narrow.width}
          height={narrow.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </Link>
  );
}
