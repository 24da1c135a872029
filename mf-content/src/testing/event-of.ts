import type { ContentEvent } from '@gakumado/shared/contract';

/** A campaign as the content service gives it; without dates it is always there. */
export const eventOf = (id: string, title: string, rest: Partial<ContentEvent> = {}): ContentEvent => ({
  id,
  title,
  description: `${title}の説明です。`,
  revisedAt: '2026-11-05T01:00:00.000Z',
  eyecatch: { url: '/images/pictures/room-25.webp', width: 960, height: 640 },
  body: '<p>本文です。</p>',
  ...rest,
});
