import { documentSlug } from "~/features/shared/navigation/workspace-path";
import { WORKSPACE_HEADER } from "./protocol";

/** The headers that put a request of this document in its workspace. */
export function workspaceHeaders(): Record<string, string> {
  const slug = documentSlug();
  return slug === null ? {} : { [WORKSPACE_HEADER]: slug };
}
