export type ComboboxOption = {
  value: string;
  label: string;
  /** Further words to be found by. */ keywords?: string;
};
