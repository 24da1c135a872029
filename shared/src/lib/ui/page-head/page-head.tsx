import { useContext } from 'react';
import { brand, pageTitle } from '@gakumado/shared/brand';
import { SiteContext } from '@gakumado/shared/routing';
import { JsonLd } from './json-ld.tsx';

interface PageHeadProps {
  /** Without the site's name, which is added; the home page gives none. */
  title?: string;
  description: string;
  /** Canonical path of the page, e.g. `paths.estate(1)`. */
  path: string;
  noindex?: boolean;
  /** Site path or address of a picture for link previews. */
  imagePath?: string | null;
  /** Size in pixels and words of that picture, where they are known. */
  image?: { width: number; height: number; alt: string } | undefined;
  /** schema.org objects of this page. */
  jsonLd?: object | readonly object[];
}

/** Title, description, canonical address and preview data of a page; once per page. */
export function PageHead({ title, description, path, noindex, imagePath, image, jsonLd }: PageHeadProps) {
  const { origin } = useContext(SiteContext);
  const fullTitle = pageTitle(title);
  const address = origin + path;
  const imageAddress = imagePath?.startsWith('/') ? origin + imagePath : imagePath;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={title ? 'article' : 'website'} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="ja_JP" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {imageAddress && <meta property="og:image" content={imageAddress} />}
      {imageAddress && image && (
        <>
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          <meta property="og:image:alt" content={image.alt} />
          <meta name="twitter:image:alt" content={image.alt} />
        </>
      )}
      <meta name="twitter:card" content={imageAddress ? 'summary_large_image' : 'summary'} />
      {jsonLd && <JsonLd data={jsonLd} />}
    </>
  );
}
