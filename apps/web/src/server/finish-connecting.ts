import { exchangeCode } from "@takt/auth/exchange-code";
import type { ConnectOutcome } from "@takt/domain/connections/model/connect-outcome";
import { connect } from "@takt/domain/posts/connections/connect";
import { DomainError } from "@takt/domain/shared/domain-error";
import { createContext, newErrorId } from "./api";
import { deps, linkedinApp } from "./deps";
import { log } from "./log";
import { readConnectAnswer } from "./read-connect-answer";
import { connectRedirectUri } from "./start-connecting";

/** Exchanges the code that LinkedIn sent back with the browser, and stores the grant. */
export async function finishConnecting(
  query: URLSearchParams,
  expectedState: string | undefined,
): Promise<ConnectOutcome> {
  const answer = readConnectAnswer(query, expectedState);
  if (answer.kind === "refused") {
    const { outcome, error } = answer;
    // What a member decides is no problem of ours.
    if (outcome === "not_permitted" || outcome === "failed")
      log.warn("connection.refused", { outcome, error });
    return outcome;
  }
  const { user } = await createContext();
  if (!user) return "failed";
  try {
    const grant = await exchangeCode(linkedinApp(), {
      code: answer.code,
      redirectUri: connectRedirectUri(),
    });
    await connect(deps(), user.actor.userId, grant);
    return "connected";
  } catch (error) {
    if (error instanceof DomainError && error.code === "connection_other_member") return "other_member";
    log.error("connection.failed", { errorId: newErrorId(), error });
    return "failed";
  }
}
