/** Props of an action on chosen estates. */
export interface ChosenEstates {
  selectedIds: readonly number[];
  /** Gets the sentence that says why the estates are not taken. */
  onRefused: (message: string) => void;
  className?: string | undefined;
}
