import { randomUUID } from "node:crypto";
import { createMcpHandler, getOAuthProtectedResourceMetadataUrl } from "@modelcontextprotocol/server";
import type { ApiKeyView } from "@takt/domain/api-keys/model/api-key-view";
import type { ProgramCaller } from "@takt/domain/api-keys/model/program-caller";
import { GRANT_SCOPES } from "@takt/domain/oauth/model/grant-scopes";
import type { Deps } from "@takt/domain/deps";
import { consumeQuota } from "@takt/domain/limits/consume-quota";
import { authenticateProgram } from "@takt/domain/oauth/authenticate-program";
import { DomainError } from "@takt/domain/shared/domain-error";
import { authenticateBearer } from "../core/authenticate-bearer";
import { RequestError, type RequestErrorCode, REQUEST_ERRORS, toStatus } from "../public/problem";
import { createServer } from "./create-server";
import type { Noted } from "./run-tool";
import type { Say } from "./say";

/** The largest body, in bytes. */
export const MCP_BODY_BYTES = 256 * 1024;

/** Where a request is answered: `resource` is the address of the server, as tokens name it. */
export type McpPlace = {
  deps: Deps;
  resource: string;
  /** Signs questions to people; at least 32 bytes, the same in all processes. */
  questionKey: Uint8Array;
  getSay(locale: "en" | "de"): Promise<Say>;
};

export type McpRequest = {
  method: string;
  headers: Headers;
  /** Null: longer than MCP_BODY_BYTES, and not read. */
  body: Uint8Array<ArrayBuffer> | null;
  signal: AbortSignal;
  /** In which language a request is refused whose member is not known. */
  locale: "en" | "de";
  visitorHash: string | null;
  addressKind: ApiKeyView["lastUsedFrom"];
};

class ForeignOrigin extends Error {}

/** Answers a request to the MCP server, of the revision 2026-07-28 or before it; each has an id and a line in the log. */
export async function answerMcp(place: McpPlace, request: McpRequest): Promise<Response> {
  const { deps } = place;
  const requestId = `req_${randomUUID()}`;
  const startedAt = deps.clock.now();
  const noted: Noted & { program?: string } = {};
  const answer = await answerKnown(place, request, noted).catch(async (error: unknown) => {
    if (![RequestError, DomainError, ForeignOrigin].some((foreseen) => error instanceof foreseen))
      deps.log.error("mcp.failed", { requestId, error });
    return refuse(place, error, await place.getSay(request.locale));
  });
  const ms = deps.clock.now() - startedAt;
  deps.log.info("mcp.request", { requestId, ...noted, status: answer.status, ms });
  answer.headers.set("request-id", requestId);
  answer.headers.set("cache-control", "no-store");
  return answer;
}

async function answerKnown(
  place: McpPlace,
  { method, headers, body, signal, visitorHash, addressKind }: McpRequest,
  noted: Noted & { program?: string },
): Promise<Response> {
  const { deps, resource, questionKey } = place;
  const { origin: ownOrigin } = new URL(resource);
  // A page of another site must not act by what a browser has (DNS rebinding).
  const origin = headers.get("origin");
  if (origin !== null && origin !== ownOrigin) throw new ForeignOrigin();
  if (method !== "POST") throw new RequestError("method_not_allowed", { method, allowed: "POST" });
  if (body === null) throw new RequestError("body_too_large", { max: MCP_BODY_BYTES / 1024 });
  const caller = await authenticateBearer(deps, { headers, visitorHash }, (token) =>
    authenticateProgram(deps, token, resource, addressKind),
  );
  noted.program = caller.program.id;
  await consumeQuota(deps, caller.program.id, "apiRequest");
  await consumeQuota(deps, caller.actor.workspaceId, "apiWorkspace");
  const say = await place.getSay(caller.actor.locale);
  const handler = createMcpHandler(
    () => createServer({ deps, caller, say, appUrl: toAppUrl(ownOrigin, caller), questionKey, noted }),
    {
      maxSubscriptions: 0,
      maxRequestBodySize: MCP_BODY_BYTES,
    },
  );
  const { id: clientId, scopes } = caller.program;
  const resourceMetadataUrl = getOAuthProtectedResourceMetadataUrl(new URL(resource));
  return handler.fetch(new Request(resource, { method, headers, body, signal }), {
    // The token itself goes no further than this.
    authInfo: { token: "", clientId, scopes, resourceMetadataUrl },
  });
}

/** A refusal before any message is read: an error of JSON-RPC without an id, with its status. */
function refuse({ resource }: McpPlace, error: unknown, say: Say): Response {
  const { code, status, words, data } = describe(error, say);
  const metadata = getOAuthProtectedResourceMetadataUrl(new URL(resource));
  const challenge = `Bearer resource_metadata="${metadata}", scope="${GRANT_SCOPES.join(" ")}"`;
  const headers = {
    ...(status === 401 && { "www-authenticate": challenge }),
    ...(status === 405 && { allow: "POST" }),
    ...(code === "rate_exceeded" && { "retry-after": String(data["seconds"]) }),
  };
  const body = { jsonrpc: "2.0", id: null, error: { code: -32_000, message: words, data: { code } } };
  return Response.json(body, { status, headers });
}

function describe(error: unknown, say: Say) {
  if (error instanceof ForeignOrigin)
    return { code: "foreign_origin", data: {}, status: 403, words: say("mcp:foreignOrigin") };
  if (error instanceof DomainError) {
    const { code, data } = error;
    return {
      code,
      data: data as Record<string, unknown>,
      status: toStatus(code),
      words: say(`errors:${code}`, data),
    };
  }
  const [code, data]: [RequestErrorCode, Record<string, unknown>] =
    error instanceof RequestError ? [error.code, error.data] : ["unexpected", {}];
  return { code, data, status: REQUEST_ERRORS[code], words: say(`api:${code}`, data) };
}

/** Where the pages of the caller's workspace are. */
const toAppUrl = (origin: string, { workspace: { slug } }: ProgramCaller) =>
  `${origin}/app${slug === null ? "" : `/w/${slug}`}`;
