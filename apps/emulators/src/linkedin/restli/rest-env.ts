import type { Context } from "hono";
import type { App } from "../apps/registered-apps";
import type { Member, Token } from "../model/entities";

/** The caller as /rest handlers see it. `person` is the member's id for the app, `version` is YYYYMM. */
export type RestEnv = {
  Variables: { app: App; member: Member; person: string; token: Token; version: string };
};
export type RestContext = Context<RestEnv>;

/** The URN by which the calling app knows the member of its token. */
export const personUrn = (c: RestContext) => `urn:li:person:${c.get("person")}`;

/** The caller as quotas count it. */
export const callerOf = (c: RestContext) => ({ app: c.get("app").clientId, sub: c.get("member").sub });
