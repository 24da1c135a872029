import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { brand } from '@gakumado/shared/brand';
import { BOOT_ID } from './boot.ts';
import type { Asset, Boot } from './boot.ts';

const fileName = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** Attributes that make the browser refuse a remote's file that is not the registered one. */
const integrityProps = ({ integrity }: Asset) =>
  integrity ? { integrity, crossOrigin: 'anonymous' as const } : {};

interface DocumentProps {
  boot: Boot;
  /** The text that stands in the page already, so that hydration compares equal text. */
  bootText: string;
  children: ReactNode;
}

/** The whole document, the same on the server and in the browser. Pages add title and meta on their own. */
export function Document({ boot, bootText, children }: DocumentProps) {
  const { styles, preloads, scripts } = boot.assets;
  return (
    <StrictMode>
      <html lang="ja">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="application-name" content={brand.name} />
          {boot.mapTiles && (
            <meta name="map-tiles" content={boot.mapTiles.url} data-attribution={boot.mapTiles.attribution} />
          )}
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          {styles.map((style) => (
            // data-href: a bundle's own loader recognises the stylesheet and does not fetch it again.
            <link
              key={style.url}
              rel="stylesheet"
              href={style.url}
              data-href={fileName(style.url)}
              precedence="page"
              {...integrityProps(style)}
            />
          ))}
          {preloads.map((script) => (
            <link
              key={script.url}
              rel="preload"
              as="script"
              href={script.url}
              // Styles and the first picture go first: the page is readable before it is interactive.
              fetchPriority="low"
              {...integrityProps(script)}
            />
          ))}
          {scripts.map((script) => (
            <script key={script.url} src={script.url} defer />
          ))}
        </head>
        <body>
          {children}
          <script
            id={BOOT_ID}
            type="application/json"
            dangerouslySetInnerHTML={{ __html: bootText }}
            suppressHydrationWarning
          />
        </body>
      </html>
    </StrictMode>
  );
}
