"use client";

import { ChevronsUpDown } from "lucide-react";
import { useId, useRef } from "react";
import { cn } from "./cn";
import { ComboboxList } from "./combobox-list";
import { textControl } from "./control-style";
import { overlays } from "./lazy-overlays";
import { useCombobox, type ComboboxOption } from "./use-combobox";

type Props = {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly ComboboxOption[];
  /** Name of the list, and the text when nothing is found. */
  listLabel: string;
  emptyLabel: string;
  className?: string;
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

/** A text field to choose from a long list: type, arrows, Enter; Escape cancels. */
export function Combobox({
  value,
  onValueChange,
  options,
  listLabel,
  emptyLabel,
  className,
  ...field
}: Props) {
  const listId = useId();
  const { list, typed, open, hits, active, setActive, show, close, choose, onKeyDown } = useCombobox(
    options,
    onValueChange,
  );
  const current = options.find((option) => option.value === value)?.label ?? value;

  const box = useRef<HTMLDivElement>(null);
  const parts = overlays.usePart(open);

  return (
    <div ref={box} className={cn("relative", className)}>
      <input
        {...field}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && hits[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? current}
        onChange={(event) => show(event.target.value)}
        onClick={() => !open && show("")}
        onFocus={(event) => {
          overlays.load();
          event.target.select();
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
        className={cn(textControl, "h-8 pe-9 pointer-coarse:h-11")}
      />
      <ChevronsUpDown
        aria-hidden
        className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-muted-fg"
      />
      {parts && (
        <parts.ComboboxPanel open={open} label={listLabel} onClose={close} box={box}>
          <ComboboxList
            id={listId}
            ref={list}
            label={listLabel}
            emptyLabel={emptyLabel}
            options={hits}
            value={value}
            active={active}
            onActiveChange={setActive}
            onChoose={choose}
          />
        </parts.ComboboxPanel>
      )}
    </div>
  );
}
