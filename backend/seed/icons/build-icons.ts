import { readFileSync, writeFileSync } from 'node:fs';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Writes the icons that the equipment master names (migrations/0002_listing.sql) as files, from lucide-react
 * (ISC License, © Lucide Icons and Contributors). Run: node backend/seed/icons/build-icons.ts
 */
const master = readFileSync(new URL('../../migrations/0002_listing.sql', import.meta.url), 'utf8');
const rows = master.matchAll(/^ {2}\(\d+, '[^']*', [123], '[^']*', '([a-z0-9-]+)'/gm);
const names = new Set([...rows].map(([, name = '']) => name));

for (const name of names) {
  const { default: icon }: { default: LucideIcon } = await import(`lucide-react/icons/${name}`);
  const svg = renderToStaticMarkup(createElement(icon)).replace(/ (?:class|aria-hidden)="[^"]*"/g, '');
  writeFileSync(new URL(`svg/${name}.svg`, import.meta.url), `${svg}\n`);
}
