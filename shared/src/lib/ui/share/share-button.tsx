import { useContext, useRef } from 'react';
import Send from 'lucide-react/icons/send';
import { pageTitle } from '@gakumado/shared/brand';
import { SiteContext } from '@gakumado/shared/routing';
import { Button, LinkButton, OnDemand, useLayer, useIsHydrated } from '@gakumado/shared/ui/core';
import { mailHref } from './share-links.ts';
import styles from './share.module.css';

interface ShareButtonProps {
  /** The visitor's word for the page: この物件, この記事, … */
  what: '物件' | '一覧' | '記事' | '店舗' | 'ページ';
  /** Name of the page, without the site's. */
  title: string;
  /** Canonical path, with the query that the receiver needs and nothing of the sender. */
  path: string;
}

const loadPopup = async () =>
  (await import(/* webpackChunkName: "share-popup" */ './share-popup.tsx')).SharePopup;

/** Sends the page to somebody: by the device's own menu, or by a popup where a browser has none. */
export function ShareButton({ what, title, path }: ShareButtonProps) {
  const { origin } = useContext(SiteContext);
  const isHydrated = useIsHydrated();
  const layer = useLayer('share');
  const opener = useRef<HTMLButtonElement>(null);
  const shared = { title: pageTitle(title), url: origin + path };
  const label = `この${what}を家族や友だちに送る`;

  async function handlePress() {
    try {
      if (!navigator.share) return layer.onOpenChange(true);
      await navigator.share(shared);
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) layer.onOpenChange(true);
    }
  }

  // Without scripts, and on a page that stays as the server sent it, a letter is the way.
  if (!isHydrated) {
    return (
      <LinkButton to={mailHref(shared)} variant="plain" size="small" className={styles.opener}>
        <Send aria-hidden size="1.125rem" />
        {label}
      </LinkButton>
    );
  }
  return (
    <>
      <Button
        ref={opener}
        variant="plain"
        size="small"
        aria-haspopup="dialog"
        className={styles.opener}
        onClick={() => void handlePress()}
      >
        <Send aria-hidden size="1.125rem" />
        {label}
      </Button>
      <OnDemand
        isWanted={layer.open}
        load={loadPopup}
        onFailure={() => window.location.assign(mailHref(shared))}
      >
        {(Popup) => <Popup {...{ layer, opener, label, shared }} />}
      </OnDemand>
    </>
  );
}
