import { exchangeCode, exchangeProductCode } from "@takt/auth/exchange-code";
import { revokeHeldGrant } from "@takt/domain/connections/answer-member-question";
import { connectProduct } from "@takt/domain/connections/connect-product";
import type { HeldGrant } from "@takt/domain/connections/seal-held-grant";
import type { ApiProduct } from "@takt/domain/connections/model/api-product";
import type { ConnectOutcome } from "@takt/domain/connections/model/connect-outcome";
import { connect } from "@takt/domain/posts/connections/connect";
import { startApiRuns } from "@takt/domain/sync/start-api-runs";
import { DomainError } from "@takt/domain/shared/domain-error";
import { createContext } from "./context";
import { newErrorId } from "./error-id";
import { deps } from "./deps";
import { linkedinApp, productApp } from "./linkedin-apps";
import { keepHeldGrant } from "./held-grant-cookie";
import { log } from "./log";
import { readConnectAnswer } from "./read-connect-answer";
import { connectRedirectUri } from "./start-connecting";

/**
 * Exchanges the code that LinkedIn sent back with the browser, and stores the grant: of the app that publishes, or of a
 * product's. What its member has to be asked about first is not stored but kept by their browser: `asks`.
 */
export async function finishConnecting(
  product: ApiProduct | null,
  query: URLSearchParams,
  { isExpected, back }: { isExpected: boolean; back: string },
): Promise<ConnectOutcome | "asks"> {
  const answer = readConnectAnswer(query, isExpected);
  if (answer.kind === "refused") {
    const { outcome, error } = answer;
    // A member's own decision needs no warning.
    if (outcome === "not_permitted" || outcome === "failed")
      log.warn("connection.refused", { outcome, error });
    return outcome;
  }
  const { user } = await createContext();
  // An account that is being deleted gets no new grant.
  if (!user || user.deletion) return "failed";
  try {
    const held = await storeGrant(user.actor.userId, product, answer.code);
    if (held === null || product === null) return "connected";
    await keepHeldGrant(user.actor.userId, { product, back, held }).catch(async (cause: unknown) => {
      await revokeHeldGrant(deps(), product, held);
      throw cause;
    });
    return "asks";
  } catch (error) {
    if (error instanceof DomainError && error.code === "connection_other_member") return "other_member";
    log.error("connection.failed", { errorId: newErrorId(), error });
    return "failed";
  }
}

async function storeGrant(
  userId: string,
  product: ApiProduct | null,
  code: string,
): Promise<HeldGrant | null> {
  const sent = { code, redirectUri: connectRedirectUri(product) };
  if (product === null) {
    await connect(deps(), userId, await exchangeCode(linkedinApp(), sent));
    return null;
  }
  const app = productApp(product);
  if (!app) throw new Error(`This installation has no app for ${product}`);
  const held = await connectProduct(deps(), userId, product, await exchangeProductCode(app, sent, app.scope));
  if (held === null) await startApiRuns(deps(), userId);
  return held;
}
