import type { ComboboxOption } from "./combobox-option";

/** Finds the options whose label or keywords contain every typed word. */
export function findOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const words = fold(typed).split(" ").filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const text = fold(`${option.label} ${option.keywords ?? ""}`);
    return words.every((word) => text.includes(word));
  });
}

/** `São_Paulo` is found by `sao paulo`. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[_/]/g, " ").toLowerCase();
}
