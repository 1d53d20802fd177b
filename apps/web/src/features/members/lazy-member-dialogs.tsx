import { createLazyPart } from "@takt/ui/lazy-part";
import type { ComponentProps } from "react";
import type { MemberDialogs } from "./member-dialogs";

const part = createLazyPart(() => import("./member-dialogs"));

/** The dialogs of the page: their script comes after it. */
export function LazyMemberDialogs(props: ComponentProps<typeof MemberDialogs>) {
  const loaded = part.usePart(props.dialog !== null);
  return loaded && <loaded.MemberDialogs {...props} />;
}
