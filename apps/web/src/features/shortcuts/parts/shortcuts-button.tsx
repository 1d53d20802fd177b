"use client";

import { Button } from "@takt/ui/button";
import { Keyboard } from "lucide-react";
import { useT } from "next-i18next/client";
import { useShortcutsSheet } from "../use-shortcuts-sheet";

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
