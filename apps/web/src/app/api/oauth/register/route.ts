import { registerClient } from "@takt/domain/oauth/register-client";
import { env } from "~/env";
import { deps } from "~/server/deps";
import { noRoute } from "~/server/no-route";
import { answerProtocol, readProtocolJson } from "~/server/oauth/answer-protocol";
import { openJson, preflight } from "~/server/oauth/open-response";
import { visitorHash } from "~/server/visitor-hash";

const isOn = () => env().OAUTH_REGISTRATION === "on";

/** Registers an application (RFC 7591), where this installation lets them. */
export async function POST(request: Request): Promise<Response> {
  if (!isOn()) return noRoute();
  return answerProtocol(request, async () => {
    const sent = await readProtocolJson(request);
    return openJson(await registerClient(deps(), visitorHash(request.headers, env()), sent), 201);
  });
}
export const OPTIONS = (): Response => (isOn() ? preflight("POST") : noRoute());
