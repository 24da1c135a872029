/** Names and fixed texts of the product: one place to change when the operator changes. */
export const brand = {
  name: 'ガクマド',
  nameLatin: 'Gakumado',
  tagline: '学生のお部屋探し',
  /** First year of the copyright line (specification, 2.6). */
  copyrightSince: 2003,
  /** Founding year of the group (specification, 2.6). */
  foundedYear: 1976,
} as const;

/** The title of a page as the browser and a shared link show it; that of the home page without one. */
export const pageTitle = (title?: string) =>
  title ? `${title}｜${brand.name}` : `${brand.name}｜${brand.tagline}`;
