/** The link of a telephone number that is written with hyphens. */
export const telHref = (tel: string) => `tel:${tel.replaceAll('-', '')}`;
