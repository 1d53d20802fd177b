import { SLUG } from "@takt/domain/workspaces/model/to-slug";
import { isMember } from "@takt/domain/workspaces/is-member";
import { cookies } from "next/headers";
import { splitWorkspace, toWorkspacePath } from "../features/shared/navigation/workspace-path";
import { pageContext } from "./context";
import { COOKIES } from "./cookies";
import { LAST_WORKSPACE } from "./remember-workspace";

/** Returns the way into the app from a public page: Today of the workspace that was used last in this browser. */
export async function appEntry(): Promise<string> {
  return (await cookies()).has(COOKIES.workspace.name) ? LAST_WORKSPACE : "/app";
}

/**
 * Returns Today of the workspace that was used last in this browser; of the personal one where the user is no member of it
 * any more, it is closed, or none is remembered.
 */
export async function lastWorkspacePath(): Promise<string> {
  const slug = (await cookies()).get(COOKIES.workspace.name)?.value;
  return toWorkspacePath(slug && (await isOpenToUser(slug)) ? slug : null, "/app");
}

/** Tells whether a page of the app is in a workspace in which the user is. `path` is without a language. */
export async function isInOwnWorkspace(path: string): Promise<boolean> {
  const { slug } = splitWorkspace(path);
  return slug === null || isOpenToUser(slug);
}

async function isOpenToUser(slug: string): Promise<boolean> {
  const { user, deps } = await pageContext();
  return user !== null && SLUG.test(slug) && isMember(deps, user.actor, slug);
}
