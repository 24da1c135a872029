import { isLocalOrigin } from '@gakumado/shared/local-site';
import type { Config } from './config.ts';

/** Whether the site is tried out on this machine only. */
export const isLocalSite = ({ siteOrigin }: Config): boolean => isLocalOrigin(siteOrigin);
