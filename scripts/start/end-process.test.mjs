import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePorts } from "../../packages/db/src/testing/free-ports.mjs";
import { endProcess } from "./end-process.mjs";
import { processIdentity } from "./process-identity.mjs";

/** Listens, and takes no notice of SIGTERM. */
const STUBBORN = `process.on("SIGTERM", () => {});
require("node:net").createServer().listen(Number(process.argv[1]), "127.0.0.1", () => console.log("up"));`;

test("a process that takes no notice of SIGTERM is gone, and so is its port", async () => {
  const [port] = await freePorts(1);
  const child = spawn(process.execPath, ["-e", STUBBORN, String(port)], { detached: true });
  await once(child.stdout, "data");
  await endProcess(Number(child.pid), 100);
  expect(processIdentity(Number(child.pid))).toBeUndefined();
  const successor = createServer().listen(port, "127.0.0.1");
  await once(successor, "listening");
  successor.close();
});
