import { createContext } from "react";

/** A function that opens the sheet of shortcuts, or null outside of the shell. */
export const ShortcutsContext = createContext<(() => void) | null>(null);
