import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { serveLocal } from "@takt/pages/testing/serve-local";

/** A message as it came, with what it was answered. */
export type ReceivedMessage = { headers: IncomingHttpHeaders; body: string; status: number };

/** Messages received at a path, and the status that answers the next one. */
type Inbox = { messages: ReceivedMessage[]; status: number };

/** The body of every answer. */
export const RECEIVER_ANSWER = "Noted, <b>thank you</b>.";

/**
 * Receives webhooks on this machine, on any free port. Each path is a receiver of its own: a message is posted to it, `GET`
 * answers all that were, and `PUT` names the status that the next ones are answered with.
 */
export async function serveReceiver(): Promise<{ url: string; close(): Promise<void> }> {
  const inboxes = new Map<string, Inbox>();
  const { port, close } = await serveLocal((request, response) => {
    const path = request.url ?? "/";
    const inbox = inboxes.get(path) ?? { messages: [], status: 200 };
    inboxes.set(path, inbox);
    void answer(request, inbox).then(({ status, body }) => response.writeHead(status).end(body));
  });
  return { url: `http://127.0.0.1:${port}`, close };
}

async function answer(request: IncomingMessage, inbox: Inbox): Promise<{ status: number; body: string }> {
  const { method, headers } = request;
  const body = await text(request);
  if (method === "GET") return { status: 200, body: JSON.stringify(inbox.messages) };
  if (method === "PUT") {
    inbox.status = Number(body);
    return { status: 204, body: "" };
  }
  inbox.messages.push({ headers, body, status: inbox.status });
  return { status: inbox.status, body: RECEIVER_ANSWER };
}
