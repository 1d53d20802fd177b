import { SLUG } from "@takt/domain/workspaces/model/to-slug";
import type { NextRequest, NextResponse } from "next/server";
import { splitWorkspace } from "../features/shared/navigation/workspace-path";
import { env } from "../env";
import { cookieFlags, COOKIES } from "./cookies";

/** Leads to Today of the workspace that was used last (app/page.tsx). */
export const LAST_WORKSPACE = "/app?workspace=last";

/** Remembers the workspace of a document of the app; in the personal one, that it was the last. `path` is without a language. */
export function rememberWorkspace(response: NextResponse, request: NextRequest, path: string): void {
  if (!/^\/app(\/|$)/.test(path) || path + request.nextUrl.search === LAST_WORKSPACE) return;
  const { name, maxAge } = COOKIES.workspace;
  const known = request.cookies.get(name)?.value ?? null;
  const { slug } = splitWorkspace(path);
  if (slug === known || (slug !== null && !SLUG.test(slug))) return;
  const flags = cookieFlags(env().AUTH_URL);
  response.cookies.set(name, slug ?? "", { ...flags, maxAge: slug === null ? 0 : maxAge });
}
