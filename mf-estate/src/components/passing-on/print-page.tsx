import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { createPortal, flushSync } from 'react-dom';
import Printer from 'lucide-react/icons/printer';
import { Button, whenIdle } from '@gakumado/shared/ui';
import type { SheetProps } from './print-sheet.tsx';
import styles from './passing-on.module.css';
import { sheetPictures } from './sheet-pictures.ts';

interface LoadedSheet {
  PrintSheet: ComponentType<SheetProps>;
  /** Held, so that the browser has them at hand for the sheet. */
  pictures: HTMLImageElement[];
}

/** The sheet and the pictures at some addresses; a picture that cannot be loaded is left out. */
async function loadSheet(addresses: string): Promise<LoadedSheet> {
  const pictures = addresses.split(' ').map((address) => Object.assign(new Image(), { src: address }));
  const [{ PrintSheet }] = await Promise.all([
    import(/* webpackChunkName: "print-sheet" */ './print-sheet.tsx'),
    ...pictures.map((picture) => picture.decode?.().catch(() => {})),
  ]);
  return { PrintSheet, pictures };
}

/**
 * Prints the page, as the menu of the browser does: one sheet of two pages in place of everything else. Sheet and
 * pictures are loaded when the page is quiet, for nothing can be waited for once the browser prints.
 */
export function PrintPage(props: SheetProps) {
  const [loaded, setLoaded] = useState<LoadedSheet>();
  const [isPrinting, setIsPrinting] = useState(false);
  const addresses = sheetPictures(props).join(' ');

  // Without the sheet the browser prints what is on the screen.
  useEffect(() => whenIdle(() => void loadSheet(addresses).then(setLoaded, () => {})), [addresses]);

  useEffect(() => {
    const show = () => flushSync(() => setIsPrinting(true));
    const hide = () => setIsPrinting(false);
    window.addEventListener('beforeprint', show);
    window.addEventListener('afterprint', hide);
    return () => {
      window.removeEventListener('beforeprint', show);
      window.removeEventListener('afterprint', hide);
    };
  }, []);

  async function handlePress() {
    const sheet = loaded ?? (await loadSheet(addresses).catch(() => undefined));
    flushSync(() => setLoaded(sheet));
    window.print();
  }

  return (
    <>
      <Button variant="plain" size="small" className={styles.action} onClick={() => void handlePress()}>
        <Printer aria-hidden size="1.125rem" />
        <span>
          印刷する<span className={styles.whole}>（A4・2ページ）</span>
        </span>
      </Button>
      {isPrinting && loaded && createPortal(<loaded.PrintSheet {...props} />, document.body)}
    </>
  );
}
