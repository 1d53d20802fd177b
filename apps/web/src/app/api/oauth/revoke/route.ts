import { revokeToken } from "@takt/domain/oauth/revoke-token";
import { deps } from "~/server/deps";
import { answerProtocol, readProtocolForm } from "~/server/oauth/answer-protocol";
import { openJson, preflight } from "~/server/oauth/open-response";

/** Revokes a token by its application (RFC 7009); an unknown one is answered alike. */
export function POST(request: Request): Promise<Response> {
  return answerProtocol(request, async () => {
    await revokeToken(deps(), await readProtocolForm(request));
    return openJson({});
  });
}
export const OPTIONS = (): Response => preflight("POST");
