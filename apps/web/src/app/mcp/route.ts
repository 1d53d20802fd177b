import { createHmac } from "node:crypto";
import { answerMcp, MCP_BODY_BYTES } from "@takt/api/mcp/answer-mcp";
import { env } from "~/env";
import { deps } from "~/server/deps";
import { HttpError } from "~/server/error-response";
import { getMcpText } from "~/server/get-mcp-text";
import { negotiateLocale } from "~/server/negotiate-locale";
import { readBody } from "~/server/read-body";
import { visitorAddressKind, visitorHash } from "~/server/visitor-hash";

/** Answers agents: the MCP server, whose tools are in packages/api/src/mcp. */
async function handle(request: Request): Promise<Response> {
  const { AUTH_URL, AUTH_SECRET } = env();
  const { method, headers, signal } = request;
  const body = await readBody(request, MCP_BODY_BYTES).catch((error: unknown) => {
    if (error instanceof HttpError) return null;
    throw error;
  });
  const place = {
    deps: deps(),
    resource: new URL("/mcp", AUTH_URL).href,
    questionKey: createHmac("sha256", AUTH_SECRET).update("mcp-question").digest(),
    getSay: getMcpText,
  };
  return answerMcp(place, {
    method,
    headers,
    body,
    signal,
    locale: negotiateLocale(undefined, headers.get("accept-language")),
    visitorHash: visitorHash(headers, env()),
    addressKind: visitorAddressKind(headers, env()),
  });
}

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
