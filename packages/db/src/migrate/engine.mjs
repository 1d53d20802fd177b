import { randomUUID } from "node:crypto";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import { openAdapter } from "./open-adapter.mjs";
import { runSql } from "./run-sql.mjs";
import { SchemaEngine } from "./wasm.mjs";

/** The tables and enums that the engine ignores: none. */
export const filters = { externalTables: [], externalEnums: [] };

/**
 * Runs `use` with a new schema engine on `url` and closes every connection it opened. The engine is new per call,
 * because its cache of the shadow schema goes stale once migrations are applied.
 * @template T
 * @param {string} url
 * @param {(engine: any) => Promise<T>} use
 * @param {Array<[string, string]>} [datamodels] pairs of path and text
 * @returns {Promise<T>}
 */
export async function withEngine(url, use, datamodels) {
  /** @type {Array<() => Promise<void>>} */
  const opened = [];
  const bound = bindMigrationAwareSqlAdapterFactory(
    /** @type {any} */ ({
      provider: "postgres",
      adapterName: "@prisma/adapter-pg",
      connect: () => openAdapter(url, opened),
      connectToShadowDb: () => connectToShadow(url, opened),
    }),
  );
  try {
    const engine = await SchemaEngine.new(
      { datamodels },
      process.env.DEBUG?.includes("schema-engine") ? console.error : () => {},
      /** @type {any} */ (bound),
    );
    try {
      return await use(engine);
    } finally {
      engine.free();
    }
  } catch (error) {
    throw withCause(error, bound);
  } finally {
    // A broken connection cannot be closed again; the error above is the one to see.
    await Promise.allSettled(opened.map((dispose) => dispose()));
  }
}

/** @param {string} url @param {Array<() => Promise<void>>} opened */
async function connectToShadow(url, opened) {
  const name = `prisma_migrate_shadow_db_${randomUUID()}`;
  await runSql(url, `CREATE DATABASE "${name}"`);
  const shadowUrl = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  return openAdapter(shadowUrl, opened, () => runSql(url, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
}

/**
 * Adds the message of the original error, which the engine only refers to by number.
 * @param {unknown} error @param {any} bound
 */
function withCause(error, bound) {
  if (!(error instanceof Error)) return error;
  const id = /External error id#(\d+)/.exec(error.message)?.[1];
  if (id) {
    const cause = bound.errorRegistry.consumeError(Number(id))?.error;
    error.message = `${error.message.split("\n")[0]}: ${cause?.message}`;
  }
  return error;
}
