const WORKSPACE = /^(\/app)\/w\/([^/]+)(?=\/|$)/;

/** Takes the workspace out of a path without a language: /app/w/studio/posts -> /app/posts and "studio". */
export function splitWorkspace(path: string): { path: string; slug: string | null } {
  const slug = WORKSPACE.exec(path)?.[2] ?? null;
  return { path: path.replace(WORKSPACE, "$1"), slug };
}

/** Puts a page of the app in a workspace: /app/posts -> /app/w/studio/posts. Other pages and the personal one stay. */
export function toWorkspacePath(slug: string | null, path: string): string {
  return slug === null ? path : path.replace(/^\/app(?=[/?#]|$)/, `/app/w/${slug}`);
}
