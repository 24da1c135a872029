import Menu from 'lucide-react/icons/menu';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { OnDemand, untilPainted, useLayer } from '@gakumado/shared/ui';
import styles from './mobile-menu.module.css';

const loadPanel = async () =>
  (await import(/* webpackChunkName: "mobile-menu-panel" */ './mobile-menu-panel.tsx')).MobileMenuPanel;

/** The menu of the phone. The dialogue is fetched when somebody reaches for it, not with every page. */
export function MobileMenu() {
  const navigate = useNavigate();
  const layer = useLayer('menu');
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-expanded={layer.open}
        // The press is seen first.
        onClick={() => void untilPainted().then(() => layer.onOpenChange(true))}
      >
        <Menu aria-hidden size="1.5rem" />
        <span className={styles.triggerLabel}>メニュー</span>
      </button>
      <OnDemand
        isWanted={layer.open}
        load={loadPanel}
        // Without the dialogue the same links are a page away.
        onFailure={() => void navigate(paths.sitemap())}
      >
        {(Panel) => <Panel layer={layer} opener={opener} />}
      </OnDemand>
    </>
  );
}
