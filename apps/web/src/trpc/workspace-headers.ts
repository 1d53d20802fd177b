import { splitWorkspace } from "~/features/shared/navigation/workspace-path";
import { barePath } from "~/i18n/locale-path";
import { WORKSPACE_HEADER } from "./protocol";

/** The headers that put a request of this document in its workspace: the one of its address. None on the server. */
export function workspaceHeaders(): Record<string, string> {
  if (typeof window === "undefined") return {};
  const { slug } = splitWorkspace(barePath(window.location.pathname));
  return slug === null ? {} : { [WORKSPACE_HEADER]: slug };
}
