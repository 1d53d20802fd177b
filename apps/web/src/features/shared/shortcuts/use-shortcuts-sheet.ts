import { useContext } from "react";
import { ShortcutsContext } from "./shortcuts-context";

/** `open()` shows the sheet that lists all shortcuts. Only inside the shell; elsewhere it does nothing. */
export function useShortcutsSheet(): { open: () => void } {
  const open = useContext(ShortcutsContext);
  return { open: () => open?.() };
}
