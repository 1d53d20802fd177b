import { useMemo, useRef, useState, type KeyboardEvent } from "react";
import { isComposing } from "./is-composing";

/** An option of a combobox. */
export type ComboboxOption = {
  value: string;
  label: string;
  /** Further words to be found by; asked for once somebody searches. */
  keywords?: () => string;
};

/** Maximum number of shown options: typing narrows the list. */
const SHOWN = 60;

/** Returns the text typed into a combobox, the options that it finds, and the one that Enter chooses. */
export function useCombobox(options: readonly ComboboxOption[], onValueChange: (value: string) => void) {
  const list = useRef<HTMLUListElement>(null);
  /** Null while the list is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const open = typed !== null;
  const hits = useMemo(() => findOptions(options, typed ?? "").slice(0, SHOWN), [options, typed]);

  const close = () => setTyped(null);
  const choose = (option: ComboboxOption | undefined) => {
    if (option) onValueChange(option.value);
    close();
  };
  const show = (text: string) => {
    setTyped(text);
    setActive(0);
  };
  const move = (to: number) => {
    const next = Math.min(hits.length - 1, Math.max(0, to));
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "Escape" && open) {
      // The dialog around it stays open.
      event.stopPropagation();
      event.preventDefault();
      close();
    } else if (event.key === "Enter" && open) {
      event.preventDefault();
      choose(hits[active]);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!open) show("");
      else move(active + (event.key === "ArrowDown" ? 1 : -1));
    }
  };
  return { list, typed, open, hits, active, setActive, show, close, choose, onKeyDown };
}

/** Finds the options whose label or keywords contain every typed word. */
function findOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const words = fold(typed).split(" ").filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const text = fold(`${option.label} ${option.keywords?.() ?? ""}`);
    return words.every((word) => text.includes(word));
  });
}

/** `São_Paulo` is found by `sao paulo`. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[_/]/g, " ").toLowerCase();
}
