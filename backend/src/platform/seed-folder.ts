import { fileURLToPath } from 'node:url';

/** The folder of the pictures and films that the site's own texts show; those of FILES_DIR go before them. */
export const SEED_FOLDER = fileURLToPath(new URL('../../seed/', import.meta.url));
