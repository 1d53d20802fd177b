"use client";

import { Input } from "./input";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";

/** The delay between the last key and the search. */
const DEBOUNCE_MS = 250;

type Props = { label: string; value: string; onChange: (search: string) => void };

/** A field that searches while the user types; the key `/` focuses it. */
export function SearchField({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  // Takes over a value that was changed elsewhere or by the back button, but not the one just sent from here.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <div className="relative w-full max-w-full sm:w-72">
      <Search aria-hidden className="absolute start-3 top-1/2 size-4 -translate-y-1/2 text-muted-fg" />
      <Input
        type="search"
        data-shortcut-search=""
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={200}
        className="ps-9"
        onChange={(event) => {
          const next = event.target.value;
          setTyped(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => {
            setSent(next);
            onChange(next);
          }, DEBOUNCE_MS);
        }}
      />
    </div>
  );
}
