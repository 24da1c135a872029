import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { brand } from '@gakumado/shared/brand';
import { BOOT_ID } from './base/boot.ts';
import type { Asset, Boot } from './base/boot.ts';
import { fileName } from './base/page-texts.ts';
import type { PageTexts } from './base/page-texts.ts';

/** Attributes that make the browser refuse a remote's file that is not the registered one. */
const integrityProps = ({ integrity }: Asset) => (integrity ? { integrity, crossOrigin: '' as const } : {});

interface DocumentProps {
  boot: Boot;
  texts: PageTexts;
  children: ReactNode;
}

/** The whole document, the same on the server and in the browser. Pages add title and meta on their own. */
export function Document({ boot, texts, children }: DocumentProps) {
  const { styles, preloads, scripts } = boot.assets;
  return (
    <StrictMode>
      <html lang="ja">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          {/* iOS would put links around numbers before hydration, which then finds other elements than the server's. */}
          <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
          <meta name="application-name" content={brand.name} />
          {boot.mapTiles && (
            <meta name="map-tiles" content={boot.mapTiles.url} data-attribution={boot.mapTiles.attribution} />
          )}
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href="/site.webmanifest" />
          {styles.map((style) => (
            <Stylesheet key={style.url} style={style} css={texts.styles.get(fileName(style.url))} />
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
            dangerouslySetInnerHTML={{ __html: texts.boot }}
            suppressHydrationWarning
          />
        </body>
      </html>
    </StrictMode>
  );
}

/**
 * A stylesheet of the page, within it where the server has its text: the first paint then waits for nothing but the
 * HTML. By `data-href` a bundle's own loader recognises it and does not fetch it again.
 */
function Stylesheet({ style, css }: { style: Asset; css: string | undefined }) {
  const name = fileName(style.url);
  return css === undefined ? (
    <link rel="stylesheet" href={style.url} data-href={name} precedence="page" {...integrityProps(style)} />
  ) : (
    <style data-href={name} dangerouslySetInnerHTML={{ __html: css }} suppressHydrationWarning />
  );
}
