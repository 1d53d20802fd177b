import type { Context } from "@takt/api/core/trpc";
import { findSession } from "@takt/auth/find-session";
import { sessionCookie } from "@takt/auth/session-cookie";
import { touchSession } from "@takt/domain/sessions/touch-session";
import { loadActor } from "@takt/domain/users/load-actor";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import { env } from "../env";
import { deps } from "./deps";
import { newErrorId } from "./error-id";
import { log } from "./log";
import { visitorHash } from "./visitor-hash";

/** Creates the context of a request from its session cookie. Throws while the database is unavailable. */
export async function createContext(): Promise<Context> {
  const token = (await cookies()).get(sessionCookie(env().AUTH_URL))?.value;
  const found = token ? await findSession(deps().db, token) : null;
  // Not awaited: a failure does not affect the request.
  if (found)
    touchSession(deps(), found).catch((error: unknown) => log.warn("session.not_touched", { error }));
  const user = found ? await loadActor(deps(), found.userId) : null;
  const session = found && { id: found.id, createdAt: found.createdAt };
  return {
    deps: deps(),
    user,
    session,
    visitorHash: visitorHash(await headers(), env()),
    errorId: newErrorId(),
  };
}

/** Returns one context per page render, because layouts and pages ask for it several times. */
export const pageContext = cache(createContext);
