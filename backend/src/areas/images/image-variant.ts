import { z } from 'zod';
import { optional } from '@gakumado/shared/contract';

const WIDTHS = [160, 320, 480, 640, 960, 1280];
const QUALITIES = [60, 75];
export const imageFormats = ['webp', 'avif', 'jpeg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

const oneOf = (values: readonly number[]) =>
  z
    .string()
    .refine((value) => values.includes(Number(value)), { params: { code: 'range' } })
    .transform(Number);

/** Only these few variants exist: free parameters would let anybody fill the disk and the processors. */
export const variantQuery = z.object({
  /** Width in pixels; absent: the picture's own. */
  w: optional(oneOf(WIDTHS)),
  q: optional(oneOf(QUALITIES)).transform((quality) => quality ?? 75),
  /** By default the format that the browser accepts. */
  fm: optional(z.enum(imageFormats)),
});

/** One way to send a picture. */
export interface Variant {
  width: number | undefined;
  quality: number;
  format: ImageFormat;
}
