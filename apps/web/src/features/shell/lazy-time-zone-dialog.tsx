import { createLazyPart } from "@takt/ui/lazy-part";
import type { ComponentProps } from "react";
import type { TimeZoneDialog } from "./time-zone-dialog";

const part = createLazyPart(() => import("./time-zone-dialog"));

/** The dialog for the zone: its script comes after the page, and it stays mounted. */
export function LazyTimeZoneDialog(props: ComponentProps<typeof TimeZoneDialog>) {
  const loaded = part.usePart(props.open);
  return loaded && <loaded.TimeZoneDialog {...props} />;
}
