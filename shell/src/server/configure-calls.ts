import { createRequire } from 'node:module';
import path from 'node:path';
import { configureApi, configureContent } from '@gakumado/shared/api';
import { contentUrl, ownContentUrl } from './config.ts';
import type { ShellConfig } from './config.ts';
import type { RenderBundle } from './render-page.ts';

/** Limit of one call while a page is rendered, in ms: a part of a page fails before the page does. */
const CALL_TIMEOUT_MS = 1_300;
/** Limit of the calls for the texts of one page, of which some wait for others, in ms: below that of a page's loaders. */
const TEXTS_TIMEOUT_MS = 1_600;

/** Loads the rendering bundle; from then on it and this server know where to send their calls. */
export function loadRenderBundle(config: ShellConfig): RenderBundle {
  const bundle: RenderBundle = createRequire(import.meta.url)(
    path.join(config.SHELL_BUILD_DIR, 'node/render.cjs'),
  );
  const api = { origin: config.BACKEND_URL, accessKey: config.ACCESS_KEYS[0] };
  bundle.configureApi({ ...api, timeoutMs: CALL_TIMEOUT_MS });
  const content = {
    baseUrl: contentUrl(config),
    formsBaseUrl: ownContentUrl(config),
    apiKey: config.CONTENT_API_KEY,
  };
  bundle.configureContent({ ...content, timeoutMs: CALL_TIMEOUT_MS, pageTimeoutMs: TEXTS_TIMEOUT_MS });
  // The server's own calls (sitemaps), for which nobody waits in front of a page.
  configureApi(api);
  configureContent(content);
  return bundle;
}
