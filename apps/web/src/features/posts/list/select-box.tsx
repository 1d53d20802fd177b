import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";

type Props = { label: string; checked: boolean; onSelect: (extend: boolean) => void };

/** Selects a row; with Shift all from the row that was selected last. It is shown under a pointer, with the focus, and where something is selected. */
export function SelectBox({ label, checked, onSelect }: Props) {
  return (
    <label
      className={cn(
        "grid h-full w-7 cursor-pointer place-items-center opacity-0 group-hover/row:opacity-100 has-focus-visible:opacity-100",
        // Under a finger there is no pointer to show it.
        "pointer-coarse:pointer-events-none group-data-selecting/list:pointer-events-auto group-data-selecting/list:opacity-100",
        checked && "opacity-100",
      )}
    >
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        className={cn("size-4 cursor-pointer rounded-sm accent-primary", focusRing)}
        // React makes this of a click, which has the key.
        onChange={({ nativeEvent }) => onSelect((nativeEvent as MouseEvent).shiftKey)}
      />
    </label>
  );
}
