import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { isSignedWebhook } from "@takt/pages/testing/is-signed-webhook";
import { serveLocal } from "@takt/pages/testing/serve-local";

/** A message that a receiver has read. */
export type ReceivedMessage = {
  at: number;
  endpointId: string;
  /** The header `webhook-id`. */
  id: string;
  body: string;
  isSigned: boolean;
};

/** A request that has come in; its message is unread until `read`. */
type IncomingRequest = { endpointId: string; read: () => Promise<void> };

/** Handles a request and resolves with the HTTP status to answer, or null to cut the connection. */
export type HandleRequest = (request: IncomingRequest) => Promise<number | null>;

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

/** Reads a message and answers at once. */
export const takeAtOnce: HandleRequest = async ({ read }) => {
  await read();
  return 200;
};

/** Starts a customer's program on this machine, which notes the messages of webhooks and has their signatures verified. */
export async function startWebhookReceiver(now: () => number = Date.now) {
  const secrets = new Map<string, string>();
  const received: ReceivedMessage[] = [];
  const { port, close } = await serveLocal((request, response) => {
    // A sender that was killed takes no answer.
    response.on("error", () => undefined);
    answer(request, response).catch(() => response.destroy());
  });
  const host = `127.0.0.1:${port}`;
  const receiver = {
    /** As PAGES_ALLOW_LOCAL names it. */
    host,
    /** The secrets by the ids of the endpoints. */
    secrets,
    received,
    handle: takeAtOnce,
    getUrl: (endpointId: string) => `http://${host}/${endpointId}`,
    close,
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const endpointId = request.url!.slice(1);
    const read = async () => {
      const body = await text(request);
      const id = String(request.headers["webhook-id"]);
      const secret = secrets.get(endpointId);
      const isSigned = secret !== undefined && isSignedWebhook(secret, request.headers, body);
      received.push({ at: now(), endpointId, id, body, isSigned });
    };
    const status = await receiver.handle({ endpointId, read });
    if (status === null) response.destroy();
    else response.writeHead(status).end();
  }

  return receiver;
}
