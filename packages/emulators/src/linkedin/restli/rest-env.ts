import type { Context } from "hono";
import type { Member, Token } from "../entities";

/** What /rest handlers know of their caller. `version` is YYYYMM. */
export type RestEnv = { Variables: { member: Member; token: Token; version: string } };
export type RestContext = Context<RestEnv>;
