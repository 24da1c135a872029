import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import { VisuallyHidden } from '@gakumado/shared/ui/core';
import { Sheet } from '../layer/sheet.tsx';
import type { SheetProps } from '../layer/sheet.tsx';
import { CopyAddress } from './copy-address.tsx';
import { QrCode } from './qr-code.tsx';
import { lineHref, mailHref } from './share-links.ts';
import type { SharedPage } from './share-links.ts';
import styles from './share.module.css';

interface SharePopupProps extends Pick<SheetProps, 'layer' | 'opener'> {
  label: string;
  shared: SharedPage;
}

/** The ways to send a page, where the browser has no menu for it. */
export function SharePopup({ layer, opener, label, shared }: SharePopupProps) {
  return (
    <Sheet {...{ layer, opener }} title={label}>
      <p className={styles.page}>{shared.title}</p>
      <div className={styles.ways}>
        <a href={lineHref(shared)} target="_blank" rel="noopener" className={styles.way}>
          <MessageCircle aria-hidden size="1.375rem" />
          LINEで送る
          <VisuallyHidden>（新しいタブで開きます）</VisuallyHidden>
        </a>
        <a href={mailHref(shared)} className={styles.way}>
          <Mail aria-hidden size="1.375rem" />
          メールで送る
        </a>
      </div>
      <CopyAddress url={shared.url} />
      <figure className={styles.qr}>
        <QrCode text={shared.url} label={`${shared.title}のQRコード`} />
        <figcaption>カメラで読み取ると、このページが開きます。</figcaption>
      </figure>
    </Sheet>
  );
}
