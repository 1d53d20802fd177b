import { useContext } from "react";
import { ShortcutsContext } from "./shortcuts-context";

/** `open()` shows the sheet that lists all shortcuts; outside of the shell it does nothing. */
export function useShortcutsSheet(): { open: () => void } {
  const open = useContext(ShortcutsContext);
  return { open: () => open?.() };
}
