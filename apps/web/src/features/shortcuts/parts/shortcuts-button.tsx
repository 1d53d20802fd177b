"use client";

import { Button } from "@takt/ui/button";
import { Keyboard } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { createContext, useContext } from "react";

/** A function that opens the sheet of shortcuts, or null outside of the shell. */
export const ShortcutsContext = createContext<(() => void) | null>(null);

/** A button that opens the list of shortcuts, like the key ?. */
export function ShortcutsButton() {
  const { t } = useT("shortcuts");
  const { open } = useShortcutsSheet();
  return (
    <Button onClick={open} className="h-auto min-h-9 justify-self-start py-1">
      <Keyboard aria-hidden />
      {t("open")}
    </Button>
  );
}

/** `open()` shows the sheet that lists all shortcuts; outside of the shell it does nothing. */
function useShortcutsSheet(): { open: () => void } {
  const open = useContext(ShortcutsContext);
  return { open: () => open?.() };
}
