import { Input } from "@takt/ui/input";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";

/** Milliseconds without a key before the list is asked. */
const PAUSE = 250;

type Props = { label: string; value: string; onChange: (search: string) => void };

/** Searches as one types; the key `/` leads here. */
export function SearchField({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  // Cleared from elsewhere, or the back button; not what was sent from here a moment ago.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <div className="relative w-full sm:w-72">
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
          }, PAUSE);
        }}
      />
    </div>
  );
}
