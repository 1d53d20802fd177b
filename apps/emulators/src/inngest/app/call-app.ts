import http from "node:http";
import https from "node:https";
import canonicalize from "canonicalize";
import { sign, verifySignature } from "../model/signature";
import type { Answer } from "../runs/run";

export type AppClient = {
  send(method: "POST" | "PUT", url: string, body: object, headers?: Record<string, string>): Promise<Answer>;
  close(): void;
};

/**
 * Sends signed JSON to the app and reads its answer. Anything but an answer of the SDK (no connection, a gateway's
 * page, a wrong signature, silence for `timeoutMs`) is `unreachable` with the reason; no request is sent twice. Without
 * a signing key nothing is signed or verified (the SDK's dev mode).
 */
export function createAppClient({
  signingKey,
  timeoutMs = 900_000,
}: {
  signingKey: string | null;
  timeoutMs?: number;
}): AppClient {
  // An idle socket is closed before the app's keep-alive limit (Node's is 5 s), because a call on a socket that is being
  // closed would be lost and wait for its retry.
  const options = { keepAlive: true, timeout: 2000 };
  const agents = { "http:": new http.Agent(options), "https:": new https.Agent(options) };
  const seconds = () => Math.round(Date.now() / 1000);

  return {
    async send(method, url, body, headers = {}) {
      const text = canonical(body);
      if (typeof text !== "string") return text;
      const allHeaders =
        signingKey === null
          ? headers
          : { ...headers, "x-inngest-signature": sign(text, signingKey, seconds()) };
      const answer = await exchange(method, new URL(url), text, allHeaders, agents, timeoutMs);
      if ("unreachable" in answer) return answer;
      // An answer to a signature that the SDK refuses has only the second header.
      if (
        answer.headers["x-inngest-sdk"] === undefined &&
        answer.headers["x-inngest-sdk-handled"] === undefined
      ) {
        return { unreachable: `the app answered ${answer.status}, but not through the Inngest SDK` };
      }
      const signed = [200, 201, 206, 400].includes(answer.status) && method === "POST";
      const problem =
        signed && signingKey !== null
          ? verifySignature(answer.body, answer.headers["x-inngest-signature"], signingKey, seconds())
          : null;
      if (problem)
        return { unreachable: `the app's answer ${answer.status} is not to be trusted: ${problem}` };
      return { ...answer, body: parse(answer.body) };
    },
    close() {
      agents["http:"].destroy();
      agents["https:"].destroy();
    },
  };
}

/** The canonical JSON to sign. Numbers beyond JavaScript's range (1e999 in an event) have none. */
function canonical(body: object): string | { unreachable: string } {
  try {
    return canonicalize(body) ?? "";
  } catch (error) {
    return {
      unreachable: `the call cannot be written as canonical JSON: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

type RawAnswer =
  | { status: number; headers: Record<string, string | undefined>; body: string }
  | { unreachable: string };

function exchange(
  method: string,
  url: URL,
  text: string,
  headers: Record<string, string>,
  agents: { "http:": http.Agent; "https:": https.Agent },
  timeoutMs: number,
): Promise<RawAnswer> {
  const { request } = url.protocol === "https:" ? https : http;
  const agent = url.protocol === "https:" ? agents["https:"] : agents["http:"];
  const allHeaders = {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(text)),
    "user-agent": "Inngest",
    ...headers,
  };
  return new Promise((resolve) => {
    const lost = (error: Error) => resolve({ unreachable: `no answer from the app: ${describe(error)}` });
    const sent = request(url, { method, agent, headers: allHeaders }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", lost);
      response.on("end", () => {
        const flat = Object.entries(response.headers).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.join(", ") : value,
        ]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(flat),
          body: Buffer.concat(chunks).toString("utf8"),
        });
      });
    });
    const limit = setTimeout(() => sent.destroy(new Error(`silent for ${timeoutMs} ms`)), timeoutMs);
    sent.on("close", () => clearTimeout(limit));
    sent.on("error", lost);
    sent.end(text);
  });
}

function describe(error: Error): string {
  const inner = error instanceof AggregateError ? (error.errors[0] as Error | undefined) : undefined;
  return inner?.message || error.message || error.name;
}

/** Parses JSON; other text, such as an error page, is returned unchanged. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
