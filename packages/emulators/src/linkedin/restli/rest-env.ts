import type { Context } from "hono";
import type { Member, Token } from "../model/entities";

/** The caller as /rest handlers see it. `version` is YYYYMM. */
export type RestEnv = { Variables: { member: Member; token: Token; version: string } };
export type RestContext = Context<RestEnv>;
