import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { createApiKey } from "@takt/domain/testing/create-api-key";
import { createTeam } from "@takt/domain/testing/create-team";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { expect, test } from "vitest";
import { serveMcp } from "../testing/serve-mcp";

const database = useTestDatabase();

/** The scenarios of the protocol's own suite that apply: they ask for nothing but the protocol. */
const APPLY = [
  "dns-rebinding-protection",
  "ping",
  "prompts-list",
  "resources-list",
  "server-initialize",
  "tools-list",
];

const OWN_SERVER = "calls tools, prompts or resources of the suite's own test server by their names";
/** Why the others do not. */
const DO_NOT_APPLY: Record<string, string> = {
  "completion-complete": "no argument is completed: the capability is not offered",
  "elicitation-sep1034-defaults": OWN_SERVER,
  "elicitation-sep1330-enums": OWN_SERVER,
  "json-schema-2020-12": OWN_SERVER,
  "logging-set-level": "no log is sent to clients: deprecated in 2026-07-28, and not offered",
  "prompts-get-embedded-resource": OWN_SERVER,
  "prompts-get-simple": OWN_SERVER,
  "prompts-get-with-args": OWN_SERVER,
  "prompts-get-with-image": OWN_SERVER,
  "resources-read-binary": OWN_SERVER,
  "resources-read-text": OWN_SERVER,
  "resources-subscribe": "nothing can be subscribed to: the capability is not offered",
  "resources-templates-read": OWN_SERVER,
  "resources-unsubscribe": "nothing can be subscribed to: the capability is not offered",
  "server-sse-multiple-streams": "there is no session whose streams could be resumed; it checks nothing here",
  "server-sse-polling": "there is no session whose streams could be resumed; it checks nothing here",
  "tools-call-audio": OWN_SERVER,
  "tools-call-elicitation": OWN_SERVER,
  "tools-call-embedded-resource": OWN_SERVER,
  "tools-call-error": OWN_SERVER,
  "tools-call-image": OWN_SERVER,
  "tools-call-mixed-content": OWN_SERVER,
  "tools-call-sampling": OWN_SERVER,
  "tools-call-simple-text": OWN_SERVER,
  "tools-call-with-logging": OWN_SERVER,
  "tools-call-with-progress": OWN_SERVER,
};

const suite = path.dirname(
  createRequire(import.meta.url).resolve("@modelcontextprotocol/conformance/package.json"),
);
const shim = path.join(import.meta.dirname, "../testing/conformance-on-node-20.mjs");

/** Runs the suite's command line and returns how it ended and what it printed. */
function run(...args: string[]) {
  const command = ["--import", shim, path.join(suite, "dist/index.js"), ...args];
  return new Promise<{ code: number; printed: string }>((resolve) => {
    execFile(process.execPath, command, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, printed: stdout + stderr }),
    );
  });
}

test("every scenario of the suite for servers is in one of the lists", async () => {
  const { printed } = await run("list", "--server");
  const listed = [...printed.matchAll(/^ {2}- (\S+)/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual([...APPLY, ...Object.keys(DO_NOT_APPLY)].toSorted());
});

test.each(APPLY)("%s is passed", async (scenario) => {
  const { owner } = await createTeam(database.db);
  const { token } = await createApiKey(database.db, owner);
  const { url, stop } = await serveMcp({ deps: () => fakeDeps(database.db), token });
  const { code, printed } = await run("server", "--url", url, "--scenario", scenario);
  await stop();
  expect({ code, printed }).toMatchObject({ code: 0, printed: expect.stringMatching(/Passed: [1-9]/) });
});
