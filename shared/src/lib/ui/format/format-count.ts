/** 12345 → 12,345 */
export const formatCount = (count: number): string => count.toLocaleString('ja-JP');
