import { useState } from 'react';
import type { PointerEvent } from 'react';
import { simplifyStroke } from './simplify-stroke.ts';
import type { Pixel } from './simplify-stroke.ts';
import styles from './draw-layer.module.css';

interface DrawLayerProps {
  /** The corners of the area that was drawn; null when the stroke enclosed nothing. */
  onDrawn: (corners: Pixel[] | null) => void;
}

/** Lies over the map while an area is drawn: one stroke of finger, pen or mouse. */
export function DrawLayer({ onDrawn }: DrawLayerProps) {
  const [stroke, setStroke] = useState<Pixel[]>([]);
  const pixelOf = (event: PointerEvent<SVGSVGElement>): Pixel => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  return (
    <svg
      className={styles.layer}
      aria-hidden
      data-stroke={stroke.length > 0 ? '' : undefined}
      onPointerDown={(event) => {
        if (!event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setStroke([pixelOf(event)]);
      }}
      onPointerMove={(event) => {
        if (!event.isPrimary || stroke.length === 0) return;
        const next = pixelOf(event);
        setStroke((points) => [...points, next]);
      }}
      onPointerUp={(event) => {
        if (!event.isPrimary) return;
        setStroke([]);
        onDrawn(simplifyStroke([...stroke, pixelOf(event)]));
      }}
      onPointerCancel={() => setStroke([])}
    >
      <polygon className={styles.area} points={stroke.map(({ x, y }) => `${x},${y}`).join(' ')} />
    </svg>
  );
}
