import { connect, createServer } from "node:net";

/**
 * Starts a proxy that behaves like a connection pooler: start-up options do not get through.
 * @param {string} url of a database of that server
 * @param {{ keepsZone?: boolean }} [options] keepsZone: false, and a statement that sets UTC has no effect either, the
 *   sessions are in `PRC`
 * @returns {Promise<{ url: string, stop: () => void }>} url: of the same database, through the pooler
 */
export async function startPooler(url, { keepsZone = true } = {}) {
  const { hostname, port } = new URL(url);
  /** @type {Set<import("node:net").Socket>} */
  const sockets = new Set();
  const pooler = createServer((client) => {
    const server = connect(Number(port), hostname);
    for (const socket of [client, server]) sockets.add(socket.on("error", () => {}));
    server.pipe(client);
    let started = false;
    client.on("data", (bytes) => {
      if (!started) server.write(withoutOptions(bytes));
      else server.write(keepsZone ? bytes : inPrc(bytes));
      started = true;
    });
    client.on("end", () => server.end());
  });
  await new Promise((resolve) => pooler.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port: own } = /** @type {import("node:net").AddressInfo} */ (pooler.address());
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${own}` }).href,
    stop() {
      for (const socket of sockets) socket.destroy();
      pooler.close();
    },
  };
}

/**
 * Removes the options from a start-up message (length, protocol, then names and values that each end in a zero byte).
 * @param {Buffer} message
 */
function withoutOptions(message) {
  const words = message.subarray(8).toString().split("\0");
  const at = words.indexOf("options");
  if (at < 0) return message;
  const rest = Buffer.from([...words.slice(0, at), ...words.slice(at + 2)].join("\0"));
  const head = Buffer.from(message.subarray(0, 8));
  head.writeInt32BE(8 + rest.length);
  return Buffer.concat([head, rest]);
}

/** Replaces UTC by a zone name of the same length, so that the message's length stays right. @param {Buffer} bytes */
function inPrc(bytes) {
  return Buffer.from(
    bytes.toString("latin1").replace("SET timezone TO 'UTC'", "SET timezone TO 'PRC'"),
    "latin1",
  );
}
