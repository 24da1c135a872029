import { fileURLToPath } from 'node:url';

/** Folder of pamphlets, banners and announcements, like one of FILES_DIR (docs/content.md). */
export const SAMPLE_FILES = fileURLToPath(new URL('../files/', import.meta.url));
