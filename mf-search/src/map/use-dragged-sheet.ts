import { useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { restingStop, stopBeside } from './sheet-stops.ts';
import type { SheetStop } from './sheet-stops.ts';

/** A finger that moves less has tapped. */
const TAP_PX = 6;

/** The speed of a finger is that of its last moments: of one move alone it is chance. */
const RECENT_MS = 100;

interface Touch {
  y: number;
  time: number;
}

interface Drag {
  startY: number;
  startHeight: number;
  /** Where the finger was in its last moments, the oldest first. */
  recent: readonly Touch[];
  isMoved: boolean;
}

const touchOf = ({ clientY, timeStamp }: PointerEvent): Touch => ({ y: clientY, time: timeStamp });

/** The touches of the moments before the last one. */
const recentOf = (touches: readonly Touch[], last: Touch) =>
  touches.filter(({ time }) => last.time - time <= RECENT_MS);

/** Upwards, in px per ms. */
function speedOf(touches: readonly Touch[], last: Touch): number {
  const [first] = recentOf(touches, last);
  return first && last.time > first.time ? (first.y - last.y) / (last.time - first.time) : 0;
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
      const start = touchOf(event);
      const startHeight = sheet.current.clientHeight;
      drag.current = { startY: start.y, startHeight, recent: [start], isMoved: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = drag;
      if (!current || !event.isPrimary || !sheet.current) return;
      const touch = touchOf(event);
      if (!current.isMoved && Math.abs(touch.y - current.startY) < TAP_PX) return;
      drag.current = { ...current, recent: [...recentOf(current.recent, touch), touch], isMoved: true };
      const { low, full } = heightsOf(sheet.current);
      setHeight(Math.min(full, Math.max(low, current.startHeight + current.startY - touch.y)));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const { current } = drag;
      if (!current || !event.isPrimary || !sheet.current) return;
      end();
      if (!current.isMoved) return onStop(stopBeside(stop, 1) ?? 'half');
      const reached = current.startHeight + current.startY - event.clientY;
      const speed = speedOf(current.recent, touchOf(event));
      onStop(restingStop(heightsOf(sheet.current), reached, speed));
    },
    onPointerCancel: end,
  };
  return { handle, height };
}
