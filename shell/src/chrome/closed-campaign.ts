const KEY = 'gakumado_closed_campaign';
const MONTH_MS = 30 * 24 * 3600 * 1000;

/** Whether the visitor has closed this campaign within the last month. */
export function isCampaignClosed(bannerId: number): boolean {
  try {
    const [id, at] = (window.localStorage.getItem(KEY) ?? '').split('@').map(Number);
    return id === bannerId && Date.now() - (at ?? 0) < MONTH_MS;
  } catch {
    return false;
  }
}

export function rememberCampaignClosed(bannerId: number): void {
  try {
    window.localStorage.setItem(KEY, `${bannerId}@${Date.now()}`);
  } catch {
    // Storage is blocked: it is closed until the next page load.
  }
}
