import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePorts } from "./free-ports.mjs";

const COUNT = 200;

test("a port is given only once, even across processes", async () => {
  const own = [...(await freePorts(COUNT)), ...(await freePorts(COUNT))];
  const script = `const { freePorts } = await import("./free-ports.mjs"); console.log(JSON.stringify(await freePorts(${COUNT})));`;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  /** @type {number[]} */
  const others = JSON.parse(output);
  expect(new Set([...own, ...others]).size).toBe(3 * COUNT);
});

test("a given port can be listened on", async () => {
  const [port] = await freePorts(1);
  const server = createServer().listen(port, "localhost");
  await once(server, "listening");
  expect(server.address()).toMatchObject({ port });
  server.close();
});
