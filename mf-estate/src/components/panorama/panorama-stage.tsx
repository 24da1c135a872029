import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PointerEvent, WheelEvent } from 'react';
import type { EstateDetail } from '@gakumado/shared/contract';
import { notLoaded, wholePicture } from '@gakumado/shared/ui';
import { preparePanorama } from './draw-panorama.ts';
import type { Draw } from './draw-panorama.ts';
import { FlatPanorama } from './flat-panorama.tsx';
import styles from './panorama-stage.module.css';
import { placeOf } from './view-angles.ts';
import type { View } from './view-angles.ts';

export type Panorama = EstateDetail['panoramas'][number];

interface PanoramaStageProps {
  panorama: Panorama;
  /** All of the estate: those that it leads to have their names there. */
  panoramas: readonly Panorama[];
  view: View;
  onTurn: (by: Partial<View>) => void;
  onLead: (to: Panorama) => void;
  /** Called once it is known whether the panorama can be turned and enlarged. */
  onReady: (canTurn: boolean) => void;
}

type State = 'loading' | 'shown' | 'flat' | 'failed';

/** Degrees of the angle for a pixel of a wheel or of two fingers. */
const ZOOM_PER_PX = 0.1;

/** The panorama in its window. Fingers and pointers turn it; two fingers and the wheel enlarge it. */
export function PanoramaStage({ panorama, panoramas, view, onTurn, onLead, onReady }: PanoramaStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const draw = useRef<Draw>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const [state, setState] = useState<State>('loading');
  const [size, setSize] = useState({ width: 1, height: 1 });
  const address = wholePicture(panorama.path) ?? panorama.path;

  const handleEnd = useEffectEvent((end: Exclude<State, 'loading'>) => {
    setState(end);
    onReady(end === 'shown');
  });

  useEffect(() => {
    const image = new Image();
    image.addEventListener('load', () => {
      draw.current = canvas.current && preparePanorama(canvas.current, image);
      handleEnd(draw.current ? 'shown' : 'flat');
    });
    image.addEventListener('error', () => handleEnd('failed'));
    image.src = address;
    return () => {
      image.src = '';
    };
  }, [address]);

  useEffect(() => {
    if (!canvas.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(canvas.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!canvas.current || state !== 'shown') return;
    canvas.current.width = Math.round(size.width * window.devicePixelRatio);
    canvas.current.height = Math.round(size.height * window.devicePixelRatio);
    draw.current?.(view);
  }, [view, size, state]);

  function handleMove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    const last = fingers.current.get(pointerId);
    if (!last) return;
    fingers.current.set(pointerId, { x, y });
    const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1];
    if (other) {
      const apart = (from: typeof last) => Math.hypot(from.x - other.x, from.y - other.y);
      onTurn({ angle: (apart(last) - apart({ x, y })) * ZOOM_PER_PX });
      return;
    }
    const degreesPerPx = view.angle / Math.max(size.width, size.height);
    onTurn({ yaw: (last.x - x) * degreesPerPx, pitch: (y - last.y) * degreesPerPx });
  }

  if (state === 'flat') return <FlatPanorama {...{ address }} title={panorama.title} />;

  const release = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);
  return (
    <div className={styles.stage}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="img"
        aria-label={`${panorama.title}のパノラマ`}
        onPointerDown={(event) => {
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={handleMove}
        onPointerUp={release}
        onPointerCancel={release}
        onWheel={({ deltaY }: WheelEvent) => onTurn({ angle: deltaY * ZOOM_PER_PX })}
      />
      {state !== 'shown' && (
        <p className={styles.state} role="status">
          {state === 'failed' ? notLoaded('パノラマ') : 'パノラマを読み込んでいます'}
        </p>
      )}
      {state === 'shown' &&
        panorama.links.map((link) => {
          const to = panoramas.find(({ panorama_id }) => panorama_id === link.to_panorama_id);
          const place = to && placeOf(link, view, size.width / size.height);
          return (
            place && (
              <button
                key={link.to_panorama_id}
                type="button"
                className={styles.lead}
                style={{ left: `${place.left * 100}%`, top: `${place.top * 100}%` }}
                onClick={() => onLead(to)}
              >
                {to.room_name}へ移る
              </button>
            )
          );
        })}
    </div>
  );
}
