import { EVERYBODY, consumeRateLimit } from "@takt/domain/limits/consume-rate-limit";
import { OauthError } from "@takt/domain/oauth/model/oauth-error";
import { DomainError } from "@takt/domain/shared/domain-error";
import { env } from "~/env";
import { deps } from "../deps";
import { newErrorId } from "../error-id";
import { HttpError } from "../error-response";
import { log } from "../log";
import { readBody, readFields } from "../read-body";
import { visitorHash } from "../visitor-hash";
import { openJson } from "./open-response";

/** More than any request of the protocol has. */
const MAX_BYTES = 16 * 1024;

/**
 * Answers an endpoint of the protocol: what is refused is JSON with `error` (RFC 6749, 5.2), and counts against who sends it.
 */
export async function answerProtocol(request: Request, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof HttpError) return refuse("invalid_request", error.code, error.status);
    if (error instanceof DomainError && error.code === "rate_exceeded") return tooOften(error);
    if (error instanceof OauthError)
      return (await countRefusal(request)) ?? refuse(error.code, error.message);
    const errorId = newErrorId();
    log.error("oauth.failed", { errorId, error });
    return refuse("server_error", `Something failed (${errorId})`, 500);
  }
}

/** Reads the form of a request. Throws HttpError. */
export const readProtocolForm = (request: Request) => readFields(request, MAX_BYTES);

/** Reads the JSON of a request. Throws HttpError, and OauthError for what is none. */
export async function readProtocolJson(request: Request): Promise<unknown> {
  const text = new TextDecoder().decode(await readBody(request, MAX_BYTES));
  try {
    return JSON.parse(text);
  } catch {
    throw new OauthError("invalid_client_metadata", "The metadata is no JSON");
  }
}

function refuse(error: string, description: string, status = 400): Response {
  return openJson({ error, error_description: description }, status);
}

function tooOften({ data }: DomainError): Response {
  const seconds = String(data?.["seconds"]);
  const body = {
    error: "temporarily_unavailable",
    error_description: `Please try again in ${seconds} seconds`,
  };
  return openJson(body, 429, { "retry-after": seconds });
}

/** Slows down a client that guesses, and never one that has a token. */
async function countRefusal(request: Request): Promise<Response | null> {
  const hash = visitorHash(request.headers, env());
  const [who, bucket] =
    hash === null
      ? ([{ visitorHash: EVERYBODY }, "oauthOfEverybody"] as const)
      : ([{ visitorHash: hash }, "oauthStranger"] as const);
  try {
    await consumeRateLimit(deps(), who, bucket);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return tooOften(error);
    throw error;
  }
}
