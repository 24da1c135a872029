import Menu from 'lucide-react/icons/menu';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import styles from './mobile-menu.module.css';

type Panel = ComponentType<{ isOpen: boolean; onOpenChange: (isOpen: boolean) => void }>;

/** The menu of the phone. The dialogue is fetched when somebody reaches for it, not with every page. */
export function MobileMenu() {
  const navigate = useNavigate();
  const [Panel, setPanel] = useState<Panel>();
  /** The visit to a page during which it was opened: going back closes it. */
  const [openKey, setOpenKey] = useState<string>();
  const { key } = useLocation();
  const isOpen = openKey === key;

  async function handlePress() {
    try {
      const { MobileMenuPanel } = await import('./mobile-menu-panel.tsx');
      setPanel(() => MobileMenuPanel);
      setOpenKey(key);
    } catch {
      // Without the dialogue the same links are a page away.
      await navigate(paths.sitemap());
    }
  }

  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void handlePress()}
      >
        <Menu aria-hidden size="1.5rem" />
        <span className={styles.triggerLabel}>メニュー</span>
      </button>
      {Panel && <Panel isOpen={isOpen} onOpenChange={(isWanted) => setOpenKey(isWanted ? key : undefined)} />}
    </>
  );
}
