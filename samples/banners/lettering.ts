/** Words of a banner and the picture that they stand on; see lettering.json. */
export interface Lettering {
  picture: string;
  small: string;
  large: string;
  note: string;
  /** Colour of the ground on which the words stand. */
  tone: 'green' | 'cream' | 'blue' | 'clay';
}
