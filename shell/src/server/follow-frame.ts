import { listBanners, listInfos, loadSnippet } from '@gakumado/shared/api';
import type { Info } from '@gakumado/shared/contract';
import { PAGE_SIZE_MAX } from '@gakumado/shared/vocabulary';
import { emptyFrame } from '../base/frame-content.ts';
import type { FrameContent } from '../base/frame-content.ts';

/** How often (ms) the content is asked for, by the pages that come after that time. */
const FRESH_MS = 60_000;

/** 2 重要, 3 メンテナンス (contract, 3.6): ordinary news have their own place. */
const isImportant = ({ category }: Info) => category === 2 || category === 3;

type Loaders = { [Part in keyof FrameContent]: () => Promise<FrameContent[Part]> };

const loaders: Loaders = {
  notices: async () => (await listInfos({ limit: PAGE_SIZE_MAX })).filter(isImportant),
  sideNote: () => loadSnippet('side/slidebox.html'),
  sideBanners: () => listBanners({ position: 'home_side' }),
  footerBanners: () => listBanners({ position: 'footer' }),
};

/**
 * Editors' content around pages. No page waits for it: the first ones after a start have none, later ones have the last
 * known. A part that cannot be loaded stays as it was.
 */
export function followFrame(load: Loaders = loaders): () => FrameContent {
  let frame = emptyFrame;
  let askedAt = -Infinity;
  const follow = <Part extends keyof FrameContent>(part: Part) =>
    load[part]().then(
      (content) => {
        frame = { ...frame, [part]: content };
      },
      () => undefined,
    );
  return () => {
    if (performance.now() - askedAt > FRESH_MS) {
      askedAt = performance.now();
      void follow('notices');
      void follow('sideNote');
      void follow('sideBanners');
      void follow('footerBanners');
    }
    return frame;
  };
}
