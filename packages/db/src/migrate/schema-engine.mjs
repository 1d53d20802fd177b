#!/usr/bin/env node
// Stand-in for Prisma's native `schema-engine`: same arguments and JSON-RPC on stdin and stdout, run by the
// WebAssembly engine. prisma.config.ts points PRISMA_SCHEMA_ENGINE_BINARY here, so that the official CLI works
// where its download is not reachable.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { databaseCommand } from "./database-command.mjs";
import { withEngine } from "./engine.mjs";
import { version } from "./wasm.mjs";

const { values, positionals } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: {
    datamodels: { type: "string", multiple: true },
    datasource: { type: "string" },
    "enabled-preview-features": { type: "string" },
    "extension-types": { type: "string" },
  },
});
const url = values.datasource ? JSON.parse(String(values.datasource)).url : undefined;

if (values.version) console.log(`schema-engine-wasm ${version}`);
else {
  log("INFO", { message: "Starting schema engine" });
  const isCli = positionals[0] === "cli";
  // Exit by hand: the engine's 10 s lock timer is never cleared.
  process.exit(isCli ? await databaseCommand(String(positionals[1]), url, log) : await answerRequests());
}

async function answerRequests() {
  const paths = /** @type {string[]} */ (values.datamodels ?? []);
  /** @type {Array<[string, string]>} */
  const models = paths.map((path) => [path, readFileSync(path, "utf8")]);
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, method, params } = JSON.parse(line);
    if (!method) continue; // the CLI's acknowledgement of our `print`
    try {
      const result = await withEngine(
        url,
        (engine) => call(engine, method, params),
        models.length ? models : undefined,
      );
      const isDiff = method === "diff";
      if (isDiff && result.stdout)
        send({ id: 1e6 + id, method: "print", params: { content: result.stdout } });
      send({ id, result: isDiff ? { exitCode: result.exitCode } : (result ?? null) });
    } catch (error) {
      const { message, code, meta } = /** @type {any} */ (error);
      const data = { is_panic: false, message, error_code: code, meta };
      send({
        id,
        error: { code: 4466, message: "An error happened. Check the data field for details.", data },
      });
    }
  }
  return 0;
}

/** @param {any} engine @param {string} method @param {any} params */
async function call(engine, method, params) {
  const name = method === "getDatabaseVersion" ? "version" : method;
  if (typeof engine[name] !== "function")
    throw new Error(`${method} is not supported by the WebAssembly schema engine`);
  // In WebAssembly these two find the migrations' schema only in a cache that devDiagnostic fills.
  if (method === "evaluateDataLoss" || method === "createMigration")
    await engine.devDiagnostic({ migrationsList: params.migrationsList, filters: params.filters });
  return engine[name](params ?? null);
}

/** @param {object} message */
function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
}

/** @param {"INFO" | "ERROR"} level @param {object} fields */
function log(level, fields) {
  const line = { timestamp: new Date().toISOString(), level, fields, target: "schema_engine::logger" };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
