import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  tabs: readonly Tab[];
  /** Name of the whole for screen readers. */
  label: string;
  defaultTabId?: string;
}

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Tabs of the ARIA authoring practices: arrow keys move and select. All panels are in the HTML. */
export function Tabs({ tabs, label, defaultTabId }: TabsProps) {
  const [selectedId, setSelectedId] = useState(defaultTabId ?? tabs[0]?.id);
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const next = move(
      tabs.findIndex(({ id }) => id === selectedId),
      tabs.length,
    );
    setSelectedId(tabs[next]?.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${tab.id}`}
            aria-controls={`${prefix}-panel-${tab.id}`}
            aria-selected={tab.id === selectedId}
            tabIndex={tab.id === selectedId ? 0 : -1}
            className={styles.tab}
            onKeyDown={handleKeyDown}
            onClick={() => setSelectedId(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-panel-${tab.id}`}
          aria-labelledby={`${prefix}-tab-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== selectedId}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
