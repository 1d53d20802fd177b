"use client";

import { Dialog, DialogClose } from "./dialog";
import { overlays } from "./lazy-overlays";
import type { DialogContentProps } from "./overlays/dialog";

export const Sheet = Dialog;
export const SheetClose = DialogClose;

/** A modal panel from the right edge; from the bottom on phones. */
export function SheetContent(props: DialogContentProps) {
  const parts = overlays.usePart(true);
  return parts && <parts.SheetBox {...props} />;
}
