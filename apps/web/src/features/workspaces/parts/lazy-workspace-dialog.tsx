import { createLazyPart } from "@takt/ui/lazy-part";
import type { ComponentProps } from "react";
import type { WorkspaceDialog } from "../workspace-dialog";

const part = createLazyPart(() => import("../workspace-dialog"));

/** The dialog for the name of a workspace: its script comes after the page, and it stays mounted. */
export function LazyWorkspaceDialog(props: ComponentProps<typeof WorkspaceDialog>) {
  const loaded = part.usePart(props.kind !== null);
  return loaded && <loaded.WorkspaceDialog {...props} />;
}
