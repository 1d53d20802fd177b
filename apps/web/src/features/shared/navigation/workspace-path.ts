import { barePath } from "~/i18n/locale-path";

const WORKSPACE = /^(\/app)\/w\/([^/]+)(?=\/|$)/;

/** Takes the workspace out of a path without a language: /app/w/studio/posts -> /app/posts and "studio". */
export function splitWorkspace(path: string): { path: string; slug: string | null } {
  const slug = WORKSPACE.exec(path)?.[2] ?? null;
  return { path: path.replace(WORKSPACE, "$1"), slug };
}

/** The workspace of this document, by its address; null in the personal one, and on the server. */
export function documentSlug(): string | null {
  return typeof window === "undefined" ? null : splitWorkspace(barePath(window.location.pathname)).slug;
}

/** Puts a page of the app in a workspace: /app/posts -> /app/w/studio/posts. Other pages and the personal one stay. */
export function toWorkspacePath(slug: string | null, path: string): string {
  return slug === null ? path : path.replace(/^\/app(?=[/?#]|$)/, `/app/w/${slug}`);
}
