import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { filters, withEngine } from "./engine.mjs";
import { listMigrations } from "./list-migrations.mjs";

/**
 * Binds the engine's commands to one database, one migrations folder and one schema.
 * @param {{ url: string, migrationsDir: string, schemaDir: string }} places
 */
export function migrations({ url, migrationsDir, schemaDir }) {
  const files = loadSchema(schemaDir);
  /** @type {Array<[string, string]>} */
  const datamodels = files.map((file) => [file.path, file.content]);
  const list = () => listMigrations(migrationsDir);
  /** @template T @param {(engine: any) => Promise<T>} use */
  const engine = (use) => withEngine(url, use, datamodels);
  /** @param {object} from @param {object} to @param {boolean} [script] */
  const diff = (from, to, script = false) =>
    engine((e) => e.diff({ from, to, script, exitCode: true, filters }));
  const schema = { tag: "schemaDatamodel", files };
  const database = { tag: "schemaDatasource", files, configDir: schemaDir };

  return {
    list,
    apply: () => engine((e) => e.applyMigrations({ migrationsList: list(), filters })),
    diagnose: () =>
      engine((e) =>
        e.diagnoseMigrationHistory({ migrationsList: list(), optInToShadowDatabase: false, filters }),
      ),
    /** Diffs the migrations against the schema. @param {boolean} [script] as SQL */
    missing: (script) => diff({ tag: "migrations", ...list() }, schema, script),
    /** Diffs the database against the applied migrations. @param {string[]} pending */
    drift: (pending) => diff({ tag: "migrations", ...without(list(), pending) }, database),
    /** @param {string} migrationName */
    markApplied: (migrationName) =>
      engine((e) => e.markMigrationApplied({ migrationName, migrationsList: list() })),
    /** @param {string} migrationName */
    markRolledBack: (migrationName) => engine((e) => e.markMigrationRolledBack({ migrationName })),
  };
}

/** @param {ReturnType<typeof listMigrations>} list @param {string[]} pending */
function without(list, pending) {
  return {
    ...list,
    migrationDirectories: list.migrationDirectories.filter((m) => !pending.includes(m.path)),
  };
}

/**
 * Reads all *.prisma files of a folder.
 * @param {string} folder
 * @returns {Array<{ path: string, content: string }>}
 */
function loadSchema(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith(".prisma"));
  if (files.length === 0) throw new Error(`no *.prisma file in ${folder}`);
  return files.sort().map((file) => {
    const whole = path.join(folder, file);
    return { path: whole, content: readFileSync(whole, "utf8") };
  });
}
