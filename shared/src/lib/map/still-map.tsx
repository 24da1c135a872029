import type { ReactNode } from 'react';
import { Picture } from '@gakumado/shared/ui/core';
import { stillMapPath, stillShapes } from '@gakumado/shared/vocabulary';
import type { Point, StillShape } from '@gakumado/shared/vocabulary';
import { placeOn, stillViewOf } from '../map-base/still-view.ts';
import styles from './still-map.module.css';

interface StillMapProps {
  /** The picture shows all of them. */
  points: readonly Point[];
  shape: StillShape;
  /** The `sizes` of the picture. */
  sizes: string;
  /** Points with a mark. `isStrong` stands out. `name` stands beside the mark of a place that people go to, as a campus. */
  marks?: readonly (Point & { key: number | string; isStrong?: boolean; name?: string })[];
  children?: ReactNode;
}

/**
 * A picture of the map, which fills the box around it: for where the map itself is not open. It says nothing that the page does not say
 * elsewhere, so it is hidden from screen readers. `children` stand at its foot.
 */
export function StillMap({ points, shape, sizes, marks, children }: StillMapProps) {
  const view = stillViewOf(points, shape);
  if (!view) return children;
  const { width, height } = stillShapes[shape];
  return (
    <div className={styles.box} data-shape={shape}>
      <div className={styles.stage} aria-hidden>
        <Picture
          className={styles.picture}
          path={stillMapPath(shape, view.zoom, view)}
          alt=""
          width={width}
          height={height}
          sizes={sizes}
        />
        {marks?.map(({ key, isStrong, name, ...point }) => {
          const [left, top] = placeOn(view, shape, point);
          return (
            <i
              key={key}
              className={styles.mark}
              data-strong={isStrong || undefined}
              data-target={name !== undefined || undefined}
              style={{ left: `${left}%`, top: `${top}%` }}
            >
              {name}
            </i>
          );
        })}
      </div>
      <small className={styles.source}>© OpenStreetMap contributors</small>
      {children}
    </div>
  );
}
