import { answerTokenRequest } from "@takt/domain/oauth/answer-token-request";
import { deps } from "~/server/deps";
import { answerProtocol, readProtocolForm } from "~/server/oauth/answer-protocol";
import { openJson, preflight } from "~/server/oauth/open-response";

/** The token endpoint: a code or a refresh token for the next pair of tokens. */
export function POST(request: Request): Promise<Response> {
  return answerProtocol(request, async () =>
    openJson(await answerTokenRequest(deps(), await readProtocolForm(request)), 200, { pragma: "no-cache" }),
  );
}
export const OPTIONS = (): Response => preflight("POST");
