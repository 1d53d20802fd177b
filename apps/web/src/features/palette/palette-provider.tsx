"use client";

import { createLazyPart } from "@takt/ui/lazy-part";
import { useCallback, useState, type ReactNode } from "react";
import type { Theme } from "~/server/theme";
import { PaletteContext } from "./parts/use-palette";
import { usePaletteKey } from "./use-palette-key";

const palette = createLazyPart(() => import("./palette"));

/** The palette of the signed-in app, which its key and its buttons open; its script comes after the page. */
export function PaletteProvider({ theme, children }: { theme: Theme; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const part = palette.usePart(open);
  const show = useCallback(() => setOpen(true), []);
  usePaletteKey(open, setOpen);
  return (
    <PaletteContext value={show}>
      {children}
      {part && <part.Palette open={open} onOpenChange={setOpen} theme={theme} />}
    </PaletteContext>
  );
}
