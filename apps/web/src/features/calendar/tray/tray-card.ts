import { cn } from "@takt/ui/cn";

/** The surface of what can be dragged out of the tray. */
export const trayCard = (isDragged: boolean): string =>
  cn(
    "flex min-w-0 cursor-grab items-start gap-1 rounded-lg border border-border-button bg-surface py-1.5 ps-2.5 pe-1 shadow-xs active:cursor-grabbing",
    isDragged && "border-dashed opacity-50",
  );
