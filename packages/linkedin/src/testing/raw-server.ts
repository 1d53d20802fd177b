import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

/**
 * A bare TCP server for behaviour that no well-behaved server shows. `onConnection` gets each connection; `received` holds
 * the bytes of each, `connections` their number.
 */
export async function startRawServer(onConnection: (socket: Socket, number: number) => void) {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const number = received.push("") - 1;
    sockets.add(socket);
    // The tests reset connections on purpose.
    socket.on("error", () => socket.destroy());
    socket.on("data", (chunk) => (received[number] += chunk.toString("latin1")));
    onConnection(socket, number);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    port,
    received,
    get connections() {
      return received.length;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Calls `then` once a complete request with a JSON body has arrived. */
export function onRequest(socket: Socket, then: () => void) {
  let all = "";
  socket.on("data", (chunk) => {
    const before = all;
    all += chunk.toString("latin1");
    if (!isWhole(before) && isWhole(all)) then();
  });
}

function isWhole(bytes: string) {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return false;
  const length = Number(/content-length: (\d+)/i.exec(bytes)?.[1] ?? 0);
  return bytes.length >= end + 4 + length;
}
