import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Received = { payload: string; signature: string; event: { id: string; type: string } };

/** An endpoint for webhooks that keeps what it gets, in order, and answers with `answer`. */
export async function startSink() {
  const received: Received[] = [];
  let answer: number | "hang" = 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const payload = Buffer.concat(chunks).toString("utf8");
      const event = JSON.parse(payload) as Received["event"];
      received.push({ payload, signature: String(request.headers["stripe-signature"]), event });
      if (answer !== "hang") response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    types: () => received.map(({ event }) => event.type),
    answerWith(next: number | "hang") {
      answer = next;
    },
    clear() {
      received.length = 0;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
