import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Asked = { path: string; headers: IncomingMessage["headers"]; body: Record<string, unknown> };
export type Reply = (response: ServerResponse, asked: Asked) => void | Promise<void>;

/** An endpoint that answers each call with the next of `script`, for what no well-behaved server does. */
export async function startScriptedEndpoint() {
  const asked: Asked[] = [];
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
      asked.push(call);
      const reply = script.shift();
      if (reply) void reply(response, call);
      else response.writeHead(500).end("the script is at its end");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    plan(...replies: Reply[]) {
      asked.length = 0;
      script.splice(0, script.length, ...replies);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A plain answer. */
export const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  (response) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    response
      .writeHead(status, { "x-request-id": "req_scripted", "content-type": "application/json", ...headers })
      .end(text);
  };

/** Events as they are, then the end, or what `after` does instead. */
export const stream =
  (events: unknown[], after: (response: ServerResponse) => void = (response) => response.end()): Reply =>
  async (response) => {
    response.writeHead(200, { "content-type": "text/event-stream", "x-request-id": "req_scripted" });
    response.flushHeaders();
    for (const event of events) {
      const { type } = event as { type?: string };
      const data = event === "[DONE]" ? event : JSON.stringify(event);
      response.write(`${type ? `event: ${type}\n` : ""}data: ${data}\n\n`);
      // Each in a packet of its own.
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    after(response);
  };

const pieces = (text: string, size = 7) => text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];

/** The deltas of one message of the Responses API. */
export const deltas = (text: string, output_index = 0) =>
  pieces(text).map((delta) => ({
    type: "response.output_text.delta",
    output_index,
    content_index: 0,
    item_id: "m",
    delta,
  }));

/** A whole answer of the Responses API. */
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

/** A whole answer of Chat Completions. */
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
