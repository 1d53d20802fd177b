// Prisma's schema engine as WebAssembly: the same Rust code and version as the native binary, without a download.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import * as glue from "@prisma/schema-engine-wasm/schema_engine_bg";

// Node has WebAssembly, but only the DOM's types describe it.
const { WebAssembly } = /** @type {any} */ (globalThis);
// import.meta.resolve is missing in the test runner, which loads this file too.
const gluePath = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
const bytes = readFileSync(path.join(path.dirname(gluePath), "schema_engine_bg.wasm"));
const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), {
  "./schema_engine_bg.js": glue,
});
glue.__wbg_set_wasm(instance.exports);
instance.exports.__wbindgen_start();

export const SchemaEngine = glue.SchemaEngine;
/** The engine's commit; must equal "Default Engines Hash" of `prisma -v`. */
export const version = glue.version();
