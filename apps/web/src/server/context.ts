import type { Context } from "@takt/api/core/trpc";
import { hashSessionToken } from "@takt/auth/hash-session-token";
import { sessionCookie } from "@takt/auth/session-cookie";
import { touchSession } from "@takt/domain/sessions/touch-session";
import { loadCaller } from "@takt/domain/users/load-caller";
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
  const caller = token ? await loadCaller(deps(), hashSessionToken(token)) : null;
  // Not awaited: a failure does not affect the request.
  if (caller)
    touchSession(deps(), caller.session).catch((error: unknown) =>
      log.warn("session.not_touched", { error }),
    );
  return {
    deps: deps(),
    user: caller?.user ?? null,
    session: caller && { id: caller.session.id, createdAt: caller.session.createdAt },
    visitorHash: visitorHash(await headers(), env()),
    errorId: newErrorId(),
  };
}

/** Returns one context per page render, because layouts and pages ask for it several times. */
export const pageContext = cache(createContext);
