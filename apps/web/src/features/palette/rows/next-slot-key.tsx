import { Kbd } from "@takt/ui/kbd";
import { useModKey } from "~/features/shortcuts/parts/use-mod-key";

/** The key of the row for the next free slot, where there is a keyboard. */
export function NextSlotKey() {
  const mod = useModKey();
  return (
    <Kbd aria-hidden className="hidden sm:inline-block pointer-coarse:hidden">
      {mod}⇧↵
    </Kbd>
  );
}
