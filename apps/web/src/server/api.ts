import type { Context } from "@takt/api/core/trpc";
import { createCaller } from "@takt/api/root";
import { hashSessionToken } from "@takt/auth/hash-session-token";
import { sessionCookie } from "@takt/auth/session-cookie";
import { touchSession } from "@takt/domain/sessions/touch-session";
import { DomainError } from "@takt/domain/shared/domain-error";
import { loadCaller } from "@takt/domain/users/load-caller";
import type { TRPCError } from "@trpc/server";
import { cookies, headers } from "next/headers";
import { randomUUID } from "node:crypto";
import { cache } from "react";
import { env } from "../env";
import { SESSION_ENDED } from "../features/sessions/parts/ended-session";
import { deps } from "./deps";
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

export function newErrorId(): string {
  return `E-${randomUUID()}`;
}

/** Returns one context per page render, because layouts and pages ask for it several times. */
export const pageContext = cache(createContext);

/** Calls procedures from pages without HTTP. An unexpected error gets an id that is shown and logged. */
export const apiCaller = createCaller(pageContext, {
  onError({ error, path, ctx }) {
    // A page may render below a layout from before the session ended: its error screen recognizes this digest.
    if (error.code === "UNAUTHORIZED") Object.assign(error, { digest: SESSION_ENDED });
    if (isExpected(error)) return;
    // Next passes on a given digest; its own is the same for equal errors.
    Object.assign(error, { digest: ctx?.errorId ?? newErrorId() });
    log.error("api.failed", {
      errorId: (error as { digest?: string }).digest,
      path,
      error: error.cause ?? error,
    });
  },
});

/** Tells refusals, which are answers to the user, from failures. */
export function isExpected(error: TRPCError): boolean {
  return error.cause instanceof DomainError || error.code !== "INTERNAL_SERVER_ERROR";
}
