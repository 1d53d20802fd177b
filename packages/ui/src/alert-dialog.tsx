"use client";

import { overlays } from "./lazy-overlays";
import type { AlertDialogProps } from "./overlays/alert-dialog";

/** Asks for confirmation. The focus starts on Cancel; the caller closes the dialog after its action. */
export function AlertDialog(props: AlertDialogProps) {
  const parts = overlays.usePart(props.open);
  return parts && <parts.AlertDialogBox {...props} />;
}
