import { useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { restingStop, stopBeside } from './sheet-stops.ts';
import type { SheetStop } from './sheet-stops.ts';

/** A finger that moves less has tapped. */
const TAP_PX = 6;

interface Drag {
  startY: number;
  startHeight: number;
  y: number;
  time: number;
  /** Upwards, in px per ms. */
  speed: number;
  isMoved: boolean;
}

/** The heights in px of a sheet at its stops. Its style sheet has the lowest as `min-height`. */
function heightsOf(sheet: HTMLElement): Record<SheetStop, number> {
  const full = sheet.parentElement?.clientHeight ?? 0;
  return { low: Number.parseFloat(getComputedStyle(sheet).minHeight) || 0, half: full / 2, full };
}

/**
 * Drags a sheet by its handle with finger, pen or mouse. Let go, it comes to rest at a stop; a tap takes it to the next.
 * The height is that of a sheet being dragged.
 */
export function useDraggedSheet(
  sheet: RefObject<HTMLElement | null>,
  stop: SheetStop,
  onStop: (stop: SheetStop) => void,
) {
  const drag = useRef<Drag | null>(null);
  const [height, setHeight] = useState<number | null>(null);

  function end() {
    drag.current = null;
    setHeight(null);
  }

  const handle = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (!event.isPrimary || event.button !== 0 || isOnButton || !sheet.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { clientY: y, timeStamp: time } = event;
      const startHeight = sheet.current.clientHeight;
      drag.current = { startY: y, startHeight, y, time, speed: 0, isMoved: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = drag;
      if (!current || !event.isPrimary || !sheet.current) return;
      const { clientY: y, timeStamp: time } = event;
      if (!current.isMoved && Math.abs(y - current.startY) < TAP_PX) return;
      const speed = time > current.time ? (current.y - y) / (time - current.time) : current.speed;
      drag.current = { ...current, y, time, speed, isMoved: true };
      const { low, full } = heightsOf(sheet.current);
      setHeight(Math.min(full, Math.max(low, current.startHeight + current.startY - y)));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const { current } = drag;
      if (!current || !event.isPrimary || !sheet.current) return;
      end();
      if (!current.isMoved) return onStop(stopBeside(stop, 1) ?? 'half');
      const reached = current.startHeight + current.startY - event.clientY;
      onStop(restingStop(heightsOf(sheet.current), reached, current.speed));
    },
    onPointerCancel: end,
  };
  return { handle, height };
}
