import { exchangeCode } from "@takt/auth/exchange-code";
import { connect } from "@takt/domain/posts/connections/connect";
import { DomainError } from "@takt/domain/shared/domain-error";
import { timingSafeEqual } from "node:crypto";
import { createContext, newErrorId } from "./api";
import { connectRedirectUri } from "./start-connecting";
import { deps, linkedinApp } from "./deps";
import { log } from "./log";

/** The outcome of connecting; the shell shows a text for each. */
export type ConnectOutcome = "connected" | "cancelled" | "other_member" | "failed";

/** Exchanges the code that LinkedIn sent back with the browser, and stores the grant. */
export async function finishConnecting(
  query: URLSearchParams,
  expectedState: string | undefined,
): Promise<ConnectOutcome> {
  if (!expectedState || !equal(query.get("state") ?? "", expectedState)) return "failed";
  // user_cancelled_login or user_cancelled_authorize (Microsoft Learn, "LinkedIn 3-Legged OAuth Flow").
  if (query.get("error")?.startsWith("user_cancelled")) return "cancelled";
  const code = query.get("code");
  const { user } = await createContext();
  if (!code || !user) return "failed";
  try {
    const grant = await exchangeCode(linkedinApp(), { code, redirectUri: connectRedirectUri() });
    await connect(deps(), user.actor.userId, grant);
    return "connected";
  } catch (error) {
    if (error instanceof DomainError && error.code === "connection_other_member") return "other_member";
    log.error("connection.failed", { errorId: newErrorId(), error });
    return "failed";
  }
}

function equal(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
