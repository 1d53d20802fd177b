import canonicalize from "canonicalize";
import { Agent, request } from "undici";
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
  // closed would be lost and wait for its retry. The signal below is the only limit of a call.
  const agent = new Agent({
    keepAliveTimeout: 2000,
    keepAliveMaxTimeout: 2000,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const seconds = () => Math.round(Date.now() / 1000);

  return {
    async send(method, url, body, headers = {}) {
      let text: string;
      try {
        text = canonicalize(body) ?? "";
      } catch (error) {
        // Numbers beyond JavaScript's range (1e999 in an event) have no canonical form.
        return { unreachable: `the call cannot be written as canonical JSON: ${(error as Error).message}` };
      }
      const signature: Record<string, string> =
        signingKey === null ? {} : { "x-inngest-signature": sign(text, signingKey, seconds()) };
      const answer = await exchange(url, { method, text, headers: { ...headers, ...signature } });
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
    close: () => void agent.destroy(),
  };

  async function exchange(
    url: string,
    { method, text, headers }: { method: "POST" | "PUT"; text: string; headers: Record<string, string> },
  ): Promise<{ status: number; headers: Record<string, string>; body: string } | { unreachable: string }> {
    try {
      const answer = await request(url, {
        method,
        dispatcher: agent,
        headers: { "content-type": "application/json", "user-agent": "Inngest", ...headers },
        body: text,
        signal: AbortSignal.timeout(timeoutMs),
      });
      const flat = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      return {
        status: answer.statusCode,
        headers: Object.fromEntries(flat) as Record<string, string>,
        body: await answer.body.text(),
      };
    } catch (error) {
      return { unreachable: `no answer from the app: ${describe(error as Error, timeoutMs)}` };
    }
  }
}

function describe(error: Error, timeoutMs: number): string {
  if (error.name === "TimeoutError") return `silent for ${timeoutMs} ms`;
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
