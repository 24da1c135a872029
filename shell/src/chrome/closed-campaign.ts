import { CLOSED_DAYS, deviceStorage, storageKeys } from '@gakumado/shared/cookies';
import { DAY_MS } from '@gakumado/shared/vocabulary';

const KEY = storageKeys.closedCampaign;

/** Whether the visitor has closed this campaign, and lately. */
export function isCampaignClosed(bannerId: number): boolean {
  const [id, at] = (deviceStorage.read(KEY) ?? '').split('@').map(Number);
  return id === bannerId && Date.now() - (at ?? 0) < CLOSED_DAYS * DAY_MS;
}

/** Without storage, the campaign is closed until the next page load. */
export function rememberCampaignClosed(bannerId: number): void {
  deviceStorage.write(KEY, `${bannerId}@${Date.now()}`);
}
