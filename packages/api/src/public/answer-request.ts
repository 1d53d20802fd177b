import { createHash, randomUUID } from "node:crypto";
import { answerOnce, type StoredAnswer } from "@takt/domain/api-keys/answer-once";
import { authenticateKey } from "@takt/domain/api-keys/authenticate-key";
import type { ApiKeyErrorCode } from "@takt/domain/api-keys/model/api-key-errors";
import type { ApiKeyView } from "@takt/domain/api-keys/model/api-key-view";
import type { ProgramCaller } from "@takt/domain/api-keys/model/program-caller";
import { hasScope } from "@takt/domain/api-keys/model/scopes";
import type { Deps } from "@takt/domain/deps";
import { consumeQuota, type Quota } from "@takt/domain/limits/consume-quota";
import type { ReceivedFile, SentFile } from "@takt/domain/media/receive-file";
import { DomainError } from "@takt/domain/shared/domain-error";
import { requireAct } from "@takt/domain/workspaces/model/acts";
import { type FileBody, withReceivedFile } from "./media/with-received-file";
import { deprecationHeaders } from "./deprecation-headers";
import { authenticateBearer } from "../core/authenticate-bearer";
import type { Operation } from "./operation";
import { findOperation } from "./operations";
import { RequestError, type SayError, toProblem } from "./problem";
import { isJson, readInput, readVersion } from "./read-input";

/** A request to the public API; `path` is below /api/v1, and `body` is read already. */
export type ApiRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Pick<Headers, "get">;
  body: Uint8Array;
  /** Set where the body is a file (takesFile), which is not read yet; `body` is empty then. */
  file?: FileBody;
  /** Tells addresses from each other; null where they are not known. */
  visitorHash: string | null;
  addressKind: ApiKeyView["lastUsedFrom"];
};

/** Headers and address that identify the sender of a request. */
export type Caller = Pick<ApiRequest, "headers" | "visitorHash" | "addressKind">;

export type ApiAnswer = { status: number; headers: Record<string, string>; body: string };

/** Where a request is answered, in which words, and where codes are documented. */
export type Place = {
  deps: Deps;
  say: SayError;
  docsUrl: string;
  /** Others than those of the API, for tests. */
  operations?: readonly Operation[];
};

/** The largest body, in bytes. */
export const API_BODY_BYTES = 256 * 1024;

/** The answer to a body that is longer, and was not read. */
export function refuseBody({ say, docsUrl }: Pick<Place, "say" | "docsUrl">): ApiAnswer {
  const requestId = newRequestId();
  const error = new RequestError("body_too_large", { max: API_BODY_BYTES / 1024 });
  return toRefusal(error, { say, requestId, docsUrl });
}

/** Tells whether the body of a request is a file, which is received and not held in memory. */
export function takesFile(request: Pick<ApiRequest, "method" | "path" | "headers">): boolean {
  const { found } = findOperation(request);
  return found?.operation.file !== undefined && !isJson(request.headers.get("content-type"));
}

const newRequestId = () => `req_${randomUUID()}`;

function toRefusal(error: unknown, context: Parameters<typeof toProblem>[1]): ApiAnswer {
  const problem = toProblem(error, context);
  const headers = {
    "content-type": "application/problem+json",
    "request-id": context.requestId,
    ...(problem.status === 401 && { "www-authenticate": 'Bearer realm="Takt"' }),
    ...(problem.code === "rate_exceeded" && { "retry-after": String(problem.data?.["seconds"]) }),
  };
  return { status: problem.status, headers, body: JSON.stringify(problem) };
}

/** The fields of a request's log line. */
export type Noted = { operation?: string; key?: string };

/** Answers a request to the public API, whatever it is; what fails is a problem with the id of the request. */
export async function answerRequest(place: Place, request: ApiRequest): Promise<ApiAnswer> {
  const { deps, operations } = place;
  const asked = findOperation(request, operations);
  const answer = await answerSafely(place, (headers, noted) => {
    Object.assign(headers, deprecationHeaders(asked.found?.operation.deprecated));
    return answerKnown({ deps, asked, headers, noted }, request);
  });
  if (request.method !== "GET" && answer.status < 300) deps.webhookEvents.check();
  return answer;
}

/** Answers with what `work` answers, and with the headers that it sets even where it fails. */
export async function answerSafely(
  { deps, say, docsUrl }: Place,
  work: (headers: Record<string, string>, noted: Noted) => Promise<ApiAnswer>,
): Promise<ApiAnswer> {
  const requestId = newRequestId();
  const startedAt = deps.clock.now();
  const headers: Record<string, string> = { "request-id": requestId, "cache-control": "no-store" };
  const noted: Noted = {};
  const answer = await work(headers, noted).catch((error: unknown) => {
    if (!(error instanceof RequestError) && !(error instanceof DomainError))
      deps.log.error("api.failed", { requestId, error });
    return toRefusal(error, { say, requestId, docsUrl });
  });
  const ms = deps.clock.now() - startedAt;
  deps.log.info("api.request", { requestId, ...noted, status: answer.status, ms });
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

type Answering = {
  deps: Deps;
  asked: ReturnType<typeof findOperation>;
  /** Further headers of the answer, refusals included. */
  headers: Record<string, string>;
  /** For the log. */
  noted: Noted;
};

async function answerKnown(
  { deps, asked: { found, allowed }, headers, noted }: Answering,
  request: ApiRequest,
): Promise<ApiAnswer> {
  const caller = await authenticate(deps, request);
  noted.key = caller.program.id;
  Object.assign(headers, toHeaders(await consumeQuotas(deps, caller)));
  if (!found) throw noSuch(request, allowed, headers);
  const { operation, params } = found;
  noted.operation = operation.id;
  requireScope(caller, operation);
  requireAct(caller.actor, operation.act);
  const hasFile = request.file !== undefined;
  const sent = { ...request, params, type: request.headers.get("content-type"), hasFile };
  const input = readInput(operation, sent);
  const version = readVersion(operation, request.headers.get("if-match"));
  const named = request.method === "GET" ? null : request.headers.get("idempotency-key");
  if (named !== null && !/^[\x21-\x7e]{1,255}$/.test(named))
    throw new RequestError("idempotency_key_invalid");
  return withReceivedFile({ deps, actor: caller.actor }, toSentFile(request, operation), async (file) => {
    const run = (createsId: string) =>
      runOperation(operation, { deps, caller, version, createsId, file }, input);
    if (named === null) return run(randomUUID());
    const key = { apiKeyId: caller.program.id, key: named, requestHash: hashRequest(request, file) };
    const { isRepeated, ...answer } = await answerOnce(deps, key, async (createsId) =>
      operation.answersSecret ? sealAnswer(deps, key, await run(createsId)) : run(createsId),
    );
    if (isRepeated) headers["idempotent-replayed"] = "true";
    return operation.answersSecret ? openAnswer(deps, key, answer) : answer;
  });
}

type Named = { apiKeyId: string; key: string };
const answerSubject = ({ apiKeyId, key }: Named) => `api_answers/${apiKeyId}/${key}/body`;

/** An answer with a secret, as it is stored for repeated requests. */
const sealAnswer = ({ vault }: Deps, key: Named, answer: StoredAnswer): StoredAnswer => ({
  ...answer,
  body: vault.seal(answer.body, answerSubject(key)),
});
const openAnswer = ({ vault }: Deps, key: Named, answer: StoredAnswer): StoredAnswer => ({
  ...answer,
  body: vault.open(answer.body, answerSubject(key)),
});

function toSentFile({ file, query }: ApiRequest, operation: Operation): SentFile | null {
  if (!file || !operation.file) return null;
  return { ...file, most: operation.file.most, fileName: query.get("filename") ?? "" };
}

/** Finds the caller by the key of the request. */
export function authenticate(deps: Deps, request: Caller): Promise<ProgramCaller> {
  return authenticateBearer(deps, request, (token) => authenticateKey(deps, token, request.addressKind));
}

/** Counts a request of a key. */
export async function consumeQuotas(deps: Deps, { program, actor }: ProgramCaller): Promise<Quota> {
  const ofKey = await consumeQuota(deps, program.id, "apiRequest");
  const ofWorkspace = await consumeQuota(deps, actor.workspaceId, "apiWorkspace");
  return ofWorkspace.remaining < ofKey.remaining ? ofWorkspace : ofKey;
}

/** The fields of draft-ietf-httpapi-ratelimit-headers-10. */
export function toHeaders({ limit, remaining, seconds, windowSeconds }: Quota): Record<string, string> {
  return {
    "ratelimit-policy": `"default";q=${limit};w=${windowSeconds}`,
    ratelimit: `"default";r=${remaining};t=${seconds}`,
  };
}

function noSuch({ method }: ApiRequest, allowed: string[], headers: Record<string, string>): RequestError {
  if (allowed.length === 0) return new RequestError("route_not_found");
  headers["allow"] = allowed.join(", ");
  return new RequestError("method_not_allowed", { method, allowed: allowed.join(", ") });
}

/** Refuses with `scope_missing`. */
export function requireScope({ program }: ProgramCaller, { scope }: Pick<Operation, "scope">): void {
  if (scope !== "any" && !hasScope(program.scopes, scope))
    throw new DomainError<ApiKeyErrorCode>("scope_missing", { scope });
}

/** An answer that is not of its contract is our mistake, and is answered as such. */
async function runOperation(
  operation: Operation,
  context: Parameters<Operation["run"]>[0],
  input: Parameters<Operation["run"]>[1],
): Promise<StoredAnswer> {
  const { body, etag, location } = await operation.run(context, input);
  return {
    status: operation.status,
    headers: {
      "content-type": "application/json",
      ...(etag !== undefined && { etag: `"${etag}"` }),
      ...(location !== undefined && { location: `/api/v1${location}` }),
    },
    body: JSON.stringify(operation.response.parse(body)),
  };
}

function hashRequest({ method, path, query, headers, body }: ApiRequest, file: ReceivedFile | null): string {
  const hash = createHash("sha256").update(`${method} ${path}?${query.toString()}\n`);
  return hash
    .update(`${headers.get("if-match") ?? ""}\n`)
    .update(file ? file.sha256 : body)
    .digest("hex");
}
