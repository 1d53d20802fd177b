import { Check } from "lucide-react";
import type { Ref } from "react";
import type { ComboboxOption } from "./use-combobox";

type Props = {
  id: string;
  ref: Ref<HTMLUListElement>;
  label: string;
  emptyLabel: string;
  options: readonly ComboboxOption[];
  /** The chosen value. */
  value: string;
  /** The index of the option that Enter chooses. */
  active: number;
  onActiveChange: (index: number) => void;
  onChoose: (option: ComboboxOption) => void;
};

/** The options of a combobox. The focus stays in its text field. */
export function ComboboxList({
  id,
  ref,
  label,
  emptyLabel,
  options,
  value,
  active,
  onActiveChange,
  onChoose,
}: Props) {
  return (
    <>
      <ul ref={ref} id={id} role="listbox" aria-label={label} className="max-h-60 overflow-y-auto">
        {options.map((option, index) => (
          <li
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option.value === value}
            data-active={index === active || undefined}
            // Before the input loses its focus.
            onPointerDown={(event) => {
              event.preventDefault();
              onChoose(option);
            }}
            onPointerMove={() => onActiveChange(index)}
            className="flex min-h-8 cursor-pointer items-center justify-between gap-3 rounded-md px-2 py-1 text-sm data-active:bg-surface-2 pointer-coarse:min-h-11"
          >
            {option.label}
            {option.value === value && <Check aria-hidden className="size-4 shrink-0 text-primary-text" />}
          </li>
        ))}
      </ul>
      {options.length === 0 && <p className="px-2 py-1.5 text-sm text-muted-fg">{emptyLabel}</p>}
    </>
  );
}
