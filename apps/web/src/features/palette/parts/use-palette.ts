import { createContext, useContext } from "react";

/** A function that opens the palette, or null outside of the shell. */
export const PaletteContext = createContext<(() => void) | null>(null);

/** Returns a function that opens the palette; outside of the shell it does nothing. */
export function useOpenPalette(): () => void {
  const open = useContext(PaletteContext);
  return () => open?.();
}
