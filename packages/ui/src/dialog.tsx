"use client";

import type { ComponentProps, ReactNode } from "react";
import { overlays } from "./lazy-overlays";
import type { DialogClosing, DialogContentProps } from "./overlays/dialog";

type Props = { open: boolean; onOpenChange: (open: boolean) => void; children: ReactNode };

/** A dialog that is open or not; its content is DialogContent. */
export function Dialog(props: Props) {
  const parts = overlays.usePart(props.open);
  return parts && <parts.DialogRoot {...props} />;
}

/** A modal dialog, or a sheet, that traps the focus, closes with Escape and returns the focus. */
export function DialogContent(props: DialogContentProps) {
  const parts = overlays.usePart(true);
  return parts && <parts.DialogBox {...props} />;
}

/** A button in a dialog that closes it. */
export function DialogClose(props: ComponentProps<typeof DialogClosing>) {
  const parts = overlays.usePart(true);
  return parts && <parts.DialogClosing {...props} />;
}
