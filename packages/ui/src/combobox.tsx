"use client";

import { Check, ChevronsUpDown } from "lucide-react";
import { Popover as Radix } from "radix-ui";
import { useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { cn } from "./cn";
import type { ComboboxOption } from "./combobox-option";
import { floating, textControl } from "./control-style";
import { findOptions } from "./find-options";

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

/** Maximum number of shown options: typing narrows the list. */
const SHOWN = 60;

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
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const open = typed !== null;
  const hits = useMemo(() => findOptions(options, typed ?? "").slice(0, SHOWN), [options, typed]);
  const current = options.find((option) => option.value === value)?.label ?? value;

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

  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && close()}>
      <Radix.Anchor className={cn("relative", className)}>
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
          onFocus={(event) => event.target.select()}
          onBlur={close}
          onKeyDown={onKeyDown}
          className={cn(textControl, "h-9 pe-9 pointer-coarse:h-11")}
        />
        <ChevronsUpDown
          aria-hidden
          className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-muted-fg"
        />
      </Radix.Anchor>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className={cn(floating, "w-(--radix-popover-trigger-width) rounded-lg p-1")}
        >
          <ul
            ref={list}
            id={listId}
            role="listbox"
            aria-label={listLabel}
            className="max-h-60 overflow-y-auto"
          >
            {hits.map((option, index) => (
              <li
                key={option.value}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={option.value === value}
                data-active={index === active || undefined}
                // Before the input loses its focus.
                onPointerDown={(event) => {
                  event.preventDefault();
                  choose(option);
                }}
                onPointerMove={() => setActive(index)}
                className="flex min-h-8 cursor-pointer items-center justify-between gap-3 rounded-md px-2 py-1 text-sm data-active:bg-surface-2 pointer-coarse:min-h-11"
              >
                {option.label}
                {option.value === value && (
                  <Check aria-hidden className="size-4 shrink-0 text-primary-text" />
                )}
              </li>
            ))}
          </ul>
          {hits.length === 0 && <p className="px-2 py-1.5 text-sm text-muted-fg">{emptyLabel}</p>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
