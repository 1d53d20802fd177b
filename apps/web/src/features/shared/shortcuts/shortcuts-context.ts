import { createContext } from "react";

/** Opens the sheet of shortcuts; null where there is none. */
export const ShortcutsContext = createContext<(() => void) | null>(null);
