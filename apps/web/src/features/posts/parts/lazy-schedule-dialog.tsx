import { overlays } from "@takt/ui/lazy-overlays";
import { createLazyPart } from "@takt/ui/lazy-part";
import type { ComponentProps } from "react";
import { whenIdle } from "~/features/shared/when-idle";
import type { ScheduleDialog } from "../schedule/schedule-dialog";
import { supportedZones } from "../schedule/supported-zones";

const part = createLazyPart(async () => {
  const loaded = await import("../schedule/schedule-dialog");
  whenIdle(supportedZones);
  return loaded;
});

/** Loads the dialog before it opens: where its button is pointed at. */
export function loadScheduleDialog(): void {
  overlays.load();
  part.load();
}

/** Loads the dialog after the page, so that it opens at once and also offline. */
export function usePreloadScheduleDialog(): void {
  part.usePart(false);
}

/** The schedule dialog, loaded separately: its calendar and time zones are a fifth of a page's script. */
export function LazyScheduleDialog(props: ComponentProps<typeof ScheduleDialog>) {
  const loaded = part.usePart(true);
  return loaded && <loaded.ScheduleDialog {...props} />;
}
