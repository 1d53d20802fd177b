import type { Context } from "@takt/api/core/trpc";
import { hashSessionToken } from "@takt/auth/hash-session-token";
import { sessionCookie } from "@takt/auth/session-cookie";
import type { DomainErrorCode } from "@takt/domain/error-code";
import { touchSession } from "@takt/domain/sessions/touch-session";
import { DomainError } from "@takt/domain/shared/domain-error";
import type { WorkspaceRef } from "@takt/domain/users/load-actor";
import { loadCaller } from "@takt/domain/users/load-caller";
import { SLUG } from "@takt/domain/workspaces/model/to-slug";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { WORKSPACE_HEADER } from "~/trpc/protocol";
import { env } from "../env";
import { deps } from "./deps";
import { newErrorId } from "./error-id";
import { log } from "./log";
import { visitorHash } from "./visitor-hash";

/**
 * Creates the context of a request from its session cookie and the workspace that it names, which is the one of its header
 * unless a slug is given. Refuses with `workspace_not_found`. Throws while the database is unavailable.
 */
export async function createContext(slug?: string): Promise<Context> {
  const requestHeaders = await headers();
  const token = (await cookies()).get(sessionCookie(env().AUTH_URL))?.value;
  const caller = token
    ? await loadCaller(
        deps(),
        hashSessionToken(token),
        toWorkspace(slug ?? requestHeaders.get(WORKSPACE_HEADER)),
      )
    : null;
  // Not awaited: a failure does not affect the request.
  if (caller)
    touchSession(deps(), caller.session).catch((error: unknown) =>
      log.warn("session.not_touched", { error }),
    );
  return {
    deps: deps(),
    user: caller?.user ?? null,
    session: caller && { id: caller.session.id, createdAt: caller.session.createdAt },
    visitorHash: visitorHash(requestHeaders, env()),
    errorId: newErrorId(),
  };
}

/** Returns the workspace of a slug. Refuses what cannot be one with `workspace_not_found`. */
function toWorkspace(slug: string | null): WorkspaceRef {
  if (slug === null) return null;
  if (!SLUG.test(slug)) throw new DomainError<DomainErrorCode>("workspace_not_found");
  return { slug };
}

/** Returns one context per page render, because layouts and pages ask for it several times. */
export const pageContext = cache(() => createContext());
