import { createLazyPart } from "@takt/ui/lazy-part";
import type { ComponentProps } from "react";
import type { KeyDialogs } from "./key-dialogs";

const part = createLazyPart(() => import("./key-dialogs"));

/** The dialogs of keys: their script comes after the page. */
export function LazyKeyDialogs(props: ComponentProps<typeof KeyDialogs>) {
  const loaded = part.usePart(props.dialog !== null);
  return loaded && <loaded.KeyDialogs {...props} />;
}
