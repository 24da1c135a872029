const KB = 1024;

/** 215040 → 210KB, 1572864 → 1.5MB. Less than a kilobyte counts as one. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KB));
  return kilobytes < KB ? `${kilobytes}KB` : `${Math.round((kilobytes / KB) * 10) / 10}MB`;
}
