import { useRef } from "react";

/**
 * Runs a choice in a menu, or in another layer that closes by it, once that has returned its focus, so that a dialog
 * knows where to return the focus to: `choose` it, and pass `runChosen` as what is done when the layer gives its focus
 * back.
 */
export function useMenuChoice() {
  const chosen = useRef<(() => void) | null>(null);
  return {
    choose: (run: () => void) => {
      chosen.current = run;
    },
    runChosen: () => {
      const run = chosen.current;
      chosen.current = null;
      if (run) setTimeout(run);
    },
  };
}
