import { type AddressInfo, createServer } from "node:net";
import { onTestFinished, expect, test, vi } from "vitest";
import type { buildConnector } from "undici";
import { connectChecked, type Resolve } from "./connect-checked";
import { type Guard, createGuard } from "./create-guard";

/** A server that records what it is sent. */
async function listen() {
  const received: Buffer[] = [];
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      received.push(chunk);
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, received, connections: () => connections };
}

const at = (...addresses: string[]) =>
  addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));

function connect(options: {
  guard?: Guard;
  resolve?: Resolve;
  host?: string;
  protocol?: string;
  signal?: AbortSignal;
  port: number;
}) {
  const connector = connectChecked({
    guard: options.guard ?? createGuard({ allow: ["127.0.0.1"] }),
    resolve: options.resolve ?? (() => Promise.resolve(at("127.0.0.1"))),
    timeout: 60_000,
    signal: options.signal ?? new AbortController().signal,
  });
  const host = options.host ?? "page.example";
  return new Promise<buildConnector.CallbackArgs>((resolve) =>
    connector(
      {
        hostname: host,
        host: `${host}:${options.port}`,
        port: String(options.port),
        protocol: options.protocol ?? "http:",
      },
      (...result) => {
        resolve(result);
        result[1]?.destroy();
      },
    ),
  );
}

test("a name is resolved once, so a second answer cannot lead elsewhere", async () => {
  const { port } = await listen();
  const answers = [at("127.0.0.1"), at("10.0.0.1")];
  const resolve = vi.fn<Resolve>(() => Promise.resolve(answers.shift()!));
  const [error, socket] = await connect({ resolve, port });
  expect(error).toBeNull();
  expect(socket?.remoteAddress).toBe("127.0.0.1");
  expect(resolve).toHaveBeenCalledTimes(1);
  // The next connection resolves the name again and is refused.
  const [refused] = await connect({ resolve, port });
  expect(refused).toMatchObject({ reason: "unreachable", why: "address" });
});

test("the next address is tried when one does not answer", async () => {
  const { port } = await listen();
  const guard = createGuard({ allow: ["127.0.0.1", "127.0.0.77"] });
  const [error, socket] = await connect({
    guard,
    resolve: () => Promise.resolve(at("127.0.0.77", "127.0.0.1")),
    port,
  });
  expect([error, socket?.remoteAddress]).toEqual([null, "127.0.0.1"]);
});

test("the connected address is checked before a byte is sent", async () => {
  // As if the name had bypassed its check: an IP as host is not resolved.
  for (const protocol of ["http:", "https:"]) {
    const server = await listen();
    const [error] = await connect({ guard: createGuard({}), host: "127.0.0.1", protocol, port: server.port });
    expect(error).toMatchObject({ reason: "unreachable", why: "address" });
    await vi.waitFor(() => expect(server.connections()).toBe(1), { timeout: 60_000 });
    expect(server.received).toEqual([]);
  }
});

test("TLS runs on the checked connection for the requested host", async () => {
  const server = await listen();
  const [error] = await connect({ protocol: "https:", port: server.port });
  expect(error).toBeInstanceOf(Error);
  const hello = Buffer.concat(server.received);
  // A TLS handshake record that names the host.
  expect(hello[0]).toBe(0x16);
  expect(hello.includes("page.example")).toBe(true);
});

test("a connection ends with its signal, even during TLS", async () => {
  const stop = new AbortController();
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => stop.abort(new Error("enough")));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  expect((await connect({ protocol: "https:", signal: stop.signal, port }))[0]).toEqual(new Error("enough"));
});
