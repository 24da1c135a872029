import { Link } from 'react-router-dom';
import type { Banner } from '@gakumado/shared/contract';
import { VisuallyHidden } from '../container/container.tsx';
import { pictureSource } from '../picture/picture-source.ts';
import styles from './banner-link.module.css';
import { WIDE_SCREEN } from '../wide-screen.ts';

interface BannerLinkProps {
  banner: Pick<Banner, 'title' | 'lead' | 'image_path' | 'image_path_sp' | 'alt' | 'link_url' | 'is_blank'>;
  /** A `strip` is low where it has the width of a phone for itself. */
  look?: 'card' | 'strip';
  /** The `sizes` of the wide picture: its width on a desktop. */
  wideSizes: string;
  onClick?: () => void;
}

/** A banner of the editors: its words over a picture, another cut of it on phones, and where it leads. */
export function BannerLink({ banner, look = 'card', wideSizes, onClick }: BannerLinkProps) {
  const { title, lead, link_url, is_blank } = banner;
  return (
    <Link
      to={link_url}
      {...(is_blank ? { target: '_blank', rel: 'noopener' } : {})}
      onClick={onClick}
      className={styles.banner}
      data-look={look}
    >
      <BannerPicture banner={banner} wideSizes={wideSizes} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {lead && <span className={styles.lead}>{lead}</span>}
        {is_blank && <VisuallyHidden>（新しいタブで開きます）</VisuallyHidden>}
      </span>
    </Link>
  );
}

function BannerPicture({ banner, wideSizes }: Pick<BannerLinkProps, 'banner' | 'wideSizes'>) {
  const wide = pictureSource(banner.image_path, 1280);
  const narrow = pictureSource(banner.image_path_sp, 960);
  if (!wide || !narrow) return null;
  return (
    <picture>
      <source media={WIDE_SCREEN} srcSet={wide.srcSet ?? wide.src} sizes={wideSizes} />
      <img
        className={styles.image}
        src={narrow.src}
        srcSet={narrow.srcSet}
        sizes="calc(100vw - 2rem)"
        alt={banner.alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
