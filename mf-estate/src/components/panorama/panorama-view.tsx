import { Dialog } from '@base-ui/react/dialog';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { useLayer } from '@gakumado/shared/ui';
import { openerOf } from './opener-of.ts';
import { PanoramaStage } from './panorama-stage.tsx';
import type { Panorama } from './panorama-stage.tsx';
import styles from './panorama-view.module.css';
import { FIRST_VIEW, STEP, turned } from './view-angles.ts';
import type { View } from './view-angles.ts';

interface Turn {
  label: string;
  keys: readonly string[];
  by: Partial<View>;
  Icon: typeof X;
}

const turns: readonly Turn[] = [
  { label: '左を見る', keys: ['ArrowLeft'], by: { yaw: -STEP }, Icon: ArrowLeft },
  { label: '右を見る', keys: ['ArrowRight'], by: { yaw: STEP }, Icon: ArrowRight },
  { label: '上を見る', keys: ['ArrowUp'], by: { pitch: STEP }, Icon: ArrowUp },
  { label: '下を見る', keys: ['ArrowDown'], by: { pitch: -STEP }, Icon: ArrowDown },
  { label: '縮小する', keys: ['-'], by: { angle: STEP }, Icon: ZoomOut },
  { label: '拡大する', keys: ['+', ';', '='], by: { angle: -STEP }, Icon: ZoomIn },
];

interface PanoramaViewProps {
  layer: ReturnType<typeof useLayer>;
  panoramas: readonly Panorama[];
  first: Panorama;
}

/** The panoramas as large as the window, in a dialogue. Nothing moves but by the visitor's hand. */
export function PanoramaView(props: PanoramaViewProps) {
  return (
    <Dialog.Root open={props.layer.open} onOpenChange={props.layer.onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Rooms {...props} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Rooms({ layer, panoramas, first }: PanoramaViewProps) {
  const [panorama, setPanorama] = useState(first);
  const [view, setView] = useState(FIRST_VIEW);
  const [canTurn, setCanTurn] = useState(true);
  const title = useRef<HTMLHeadingElement>(null);
  const turn = (by: Partial<View>) => setView((now) => turned(now, by));

  /** The button that was pressed may be gone: the title takes the focus, and is read out. */
  function handleLead(to: Panorama) {
    setPanorama(to);
    setView(FIRST_VIEW);
    title.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    // Of a picture that only scrolls, the keys are the browser's.
    if (!canTurn || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = turns.find(({ keys }) => keys.includes(event.key))?.by;
    if (!by) return;
    event.preventDefault();
    turn(by);
  }

  return (
    <Dialog.Popup
      className={styles.popup}
      finalFocus={() => !layer.isLeft() && document.getElementById(openerOf(first))}
      onKeyDown={handleKeyDown}
    >
      <div className={styles.head}>
        <Dialog.Title ref={title} tabIndex={-1} className={styles.title}>
          {`${panorama.room_name}：${panorama.title}`}
        </Dialog.Title>
        <Dialog.Close className={styles.close}>
          <X aria-hidden size="1.375rem" />
          閉じる
        </Dialog.Close>
      </div>
      <PanoramaStage
        key={panorama.panorama_id}
        {...{ panorama, panoramas, view }}
        onTurn={turn}
        onLead={handleLead}
        onReady={setCanTurn}
      />
      <div className={styles.tools}>
        {canTurn && (
          <div className={styles.turns} role="group" aria-label="見る向きと大きさ">
            {turns.map(({ label, by, Icon }) => (
              <button key={label} type="button" aria-label={label} onClick={() => turn(by)}>
                <Icon aria-hidden size="1.25rem" />
              </button>
            ))}
          </div>
        )}
        {panoramas.length > 1 && (
          <ul className={styles.rooms} aria-label="見る場所">
            {panoramas.map((to) => (
              <li key={to.panorama_id}>
                <button
                  type="button"
                  aria-current={to === panorama ? 'true' : undefined}
                  onClick={() => handleLead(to)}
                >
                  {to.room_name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog.Popup>
  );
}
