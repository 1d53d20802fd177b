import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type ScriptedRequest = {
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
};
export type Reply = (response: ServerResponse, requests: ScriptedRequest) => void | Promise<void>;

/**
 * Starts an endpoint that answers each call with the next reply of a script, for behaviour that no well-behaved
 * server shows.
 */
export async function startScriptedEndpoint() {
  const requests: ScriptedRequest[] = [];
  const script: Reply[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const call = {
        path: request.url ?? "",
        headers: request.headers,
        body: JSON.parse(text) as Record<string, unknown>,
      };
      requests.push(call);
      const reply = script.shift();
      if (reply) void reply(response, call);
      else response.writeHead(500).end("the script is at its end");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    plan(...replies: Reply[]) {
      requests.length = 0;
      script.splice(0, script.length, ...replies);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Replies with a plain response. */
export const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  (response) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    response
      .writeHead(status, { "x-request-id": "req_scripted", "content-type": "application/json", ...headers })
      .end(text);
  };

/** Replies with a stream of events, then ends or runs `after`. */
export const stream =
  (events: unknown[], after: (response: ServerResponse) => void = (response) => response.end()): Reply =>
  async (response) => {
    response.writeHead(200, { "content-type": "text/event-stream", "x-request-id": "req_scripted" });
    response.flushHeaders();
    for (const event of events) {
      const { type } = event as { type?: string };
      const data = event === "[DONE]" ? event : JSON.stringify(event);
      response.write(`${type ? `event: ${type}\n` : ""}data: ${data}\n\n`);
      // Each event is sent in its own packet.
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    after(response);
  };

const pieces = (text: string, size = 7) => text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];

/** Returns the deltas of one message of the Responses API. */
export const deltas = (text: string, output_index = 0) =>
  pieces(text).map((delta) => ({
    type: "response.output_text.delta",
    output_index,
    content_index: 0,
    item_id: "m",
    delta,
  }));

/** Replies with a complete Responses API answer. */
export const responses = (text: string, more: Record<string, unknown> = {}): Reply =>
  stream([
    { type: "response.created", response: {} },
    ...deltas(text),
    {
      type: "response.completed",
      response: {
        model: "gpt-scripted",
        output: [{ type: "message", content: [{ type: "output_text", text, annotations: [] }] }],
        usage: { input_tokens: 10, output_tokens: 5 },
        ...more,
      },
    },
  ]);

/** Replies with a complete Chat Completions answer. */
export const chat = (text: string, finish: string | null = "stop"): Reply =>
  stream([
    ...pieces(text).map((content) => ({
      model: "local",
      choices: [{ delta: { content }, finish_reason: null }],
    })),
    { model: "local", choices: [{ delta: {}, finish_reason: finish }] },
    { model: "local", choices: [], usage: { prompt_tokens: 10, completion_tokens: 5 } },
    "[DONE]",
  ]);
