import { Input } from "@takt/ui/input";
import { Search } from "lucide-react";
import { useT } from "next-i18next/client";
import { useEffect, useRef, useState } from "react";

/** Milliseconds without a key before the list is asked. */
const PAUSE = 250;

/** Searches as one types. */
export function SearchField({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const { t } = useT("posts");
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
        aria-label={t("list.search")}
        placeholder={t("list.search")}
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
