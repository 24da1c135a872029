import { deviceStorage, storageKeys } from '@gakumado/shared/cookies';

const KEY = storageKeys.closedCampaign;
const MONTH_MS = 30 * 24 * 3600 * 1000;

/** Whether the visitor has closed this campaign within the last month. */
export function isCampaignClosed(bannerId: number): boolean {
  const [id, at] = (deviceStorage.read(KEY) ?? '').split('@').map(Number);
  return id === bannerId && Date.now() - (at ?? 0) < MONTH_MS;
}

/** Where storage is blocked, the campaign is closed until the next page load. */
export function rememberCampaignClosed(bannerId: number): void {
  deviceStorage.write(KEY, `${bannerId}@${Date.now()}`);
}
