import { useEffect, useRef, useState } from 'react';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Notice, VisuallyHidden } from '@gakumado/shared/ui';
import styles from './pdf-page.module.css';

/** Sharper than this no screen shows it, and phones run out of memory. */
const DENSITY_MAX = 2;
const PIXELS_MAX = 12_000_000;
/** Pixels of a box that is too low to read a whole page in it, on a phone lying down: the page is as wide as the box. */
const LOW = 400;

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  title: string;
  /** From 1. */
  number: number;
  /** How many times larger than what fits into the box. */
  zoom: number;
  /** Inner size of the box in CSS pixels. */
  box: { width: number; height: number };
}

/** One page, drawn, with its words for screen readers. */
export function PdfPage({ pdf, title, number, zoom, box }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState('');
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    const show = async () => {
      const page = await pdf.getPage(number);
      if (leaving.signal.aborted || canvas.current === null) return;
      await Promise.all([
        draw(page, canvas.current, zoom, box, leaving.signal),
        readWords(page).then((text) => leaving.signal.aborted || setWords(text)),
      ]);
      if (!leaving.signal.aborted) setFailed(false);
    };
    show().catch(() => leaving.signal.aborted || setFailed(true));
    return () => leaving.abort();
  }, [pdf, number, zoom, box]);

  return (
    <div className={styles.page}>
      {hasFailed && <Notice tone="error">このページを表示できませんでした。</Notice>}
      <canvas ref={canvas} role="img" aria-label={`${title} ${number}ページ`} className={styles.canvas} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </div>
  );
}

async function draw(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  zoom: number,
  box: PdfPageProps['box'],
  signal: AbortSignal,
): Promise<void> {
  const whole = page.getViewport({ scale: 1 });
  const toWidth = box.width / whole.width;
  const scale = zoom * (box.height < LOW ? toWidth : Math.min(toWidth, box.height / whole.height));
  const [width, height] = [whole.width * scale, whole.height * scale];
  const density = Math.min(
    globalThis.devicePixelRatio || 1,
    DENSITY_MAX,
    Math.sqrt(PIXELS_MAX / (width * height)),
  );
  const viewport = page.getViewport({ scale: scale * density });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  canvas.style.width = `${Math.floor(width)}px`;
  canvas.style.height = `${Math.floor(height)}px`;
  const task = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => task.cancel());
  await task.promise;
}

async function readWords(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}
