import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { runSql } from "./run-sql.mjs";

// Runs the real CLI on its own databases and migrations: the schema engine is private API of a pinned version, so
// everything that is used of it is tested.
const SCRIPT = path.join(import.meta.dirname, "migrate.mjs");
const SCHEMA = `generator client {
  provider = "prisma-client"
  output   = "x"
}
datasource db {
  provider = "postgresql"
}
model Thing {
  id Int @id
}
`;
const FIRST = 'CREATE TABLE "Thing" ("id" INTEGER NOT NULL, CONSTRAINT "Thing_pkey" PRIMARY KEY ("id"));';
const folders: string[] = [];
const databases: string[] = [];
let url = "";
let folder = "";

beforeEach(async () => {
  const name = `migrate_${Date.now()}_${databases.length}`;
  await runSql(inject("databaseAdminUrl"), `CREATE DATABASE ${name}`);
  databases.push(name);
  url = Object.assign(new URL(inject("databaseAdminUrl")), { pathname: `/${name}` }).href;
  folder = mkdtempSync(path.join(tmpdir(), "takt-migrate-"));
  folders.push(folder);
  mkdirSync(path.join(folder, "schema"));
  writeFileSync(path.join(folder, "schema/main.prisma"), SCHEMA);
  migration("1_first", FIRST);
  writeFileSync(path.join(folder, "migrations/migration_lock.toml"), 'provider = "postgresql"\n');
});
afterEach(async () => {
  for (const name of databases.splice(0))
    await runSql(inject("databaseAdminUrl"), `DROP DATABASE ${name} WITH (FORCE)`);
  for (const one of folders.splice(0)) rmSync(one, { recursive: true });
});

test("the project's schema and migrations agree", async () => {
  const env = { ...process.env, DATABASE_URL: url };
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, "check"], { env });
  expect(stdout).toContain("schema and migrations agree");
});

test("deploy applies once; of four at once one applies", async () => {
  const runs = await Promise.all([
    migrate("deploy"),
    migrate("deploy"),
    migrate("deploy"),
    migrate("deploy"),
  ]);
  expect(runs.map((one) => one.output.trim()).sort()).toEqual([
    "applied: 1_first",
    "nothing to apply",
    "nothing to apply",
    "nothing to apply",
  ]);
  expect((await runSql(url, "SELECT * FROM _prisma_migrations")).rowCount).toBe(1);
});

test("status distinguishes pending and applied migrations, and check finds a schema without its migration", async () => {
  expect(await migrate("status")).toMatchObject({ code: 2, output: expect.stringContaining("1_first") });
  await migrate("deploy");
  expect(await migrate("status")).toMatchObject({ code: 0 });
  writeFileSync(path.join(folder, "schema/more.prisma"), "model More {\n  id Int @id\n}\n");
  expect(await migrate("check")).toMatchObject({ code: 1, output: expect.stringContaining("More") });
  expect(await migrate("new", "Add more")).toMatchObject({ code: 0 });
  expect(await migrate("check")).toMatchObject({ code: 0 });
});

test("functions, triggers and ; in strings survive", async () => {
  migration(
    "2_function",
    `CREATE FUNCTION one() RETURNS int AS $$ BEGIN RETURN 1; END; $$ LANGUAGE plpgsql; -- ; here too
     DO $$ BEGIN PERFORM ';'; END $$;`,
  );
  expect(await migrate("deploy")).toMatchObject({ code: 0 });
  expect((await runSql(url, "SELECT one()")).rows).toEqual([{ one: 1 }]);
});

test("a migration that fails half way changes nothing, and is refused until it is resolved", async () => {
  await migrate("deploy");
  migration("2_bad", "CREATE TABLE half (n int); SELECT nonsense;");
  expect(await migrate("deploy")).toMatchObject({ code: 1, output: expect.stringContaining("nonsense") });
  expect((await runSql(url, "SELECT to_regclass('half') AS half")).rows).toEqual([{ half: null }]);
  migration("2_bad", "CREATE TABLE half (n int);");
  expect(await migrate("deploy")).toMatchObject({
    code: 1,
    output: expect.stringContaining("failed earlier"),
  });
  expect(await migrate("resolve", "--rolled-back", "2_bad")).toMatchObject({ code: 0 });
  expect(await migrate("deploy")).toMatchObject({ code: 0, output: "applied: 2_bad\n" });
});

test("an edited file, a database that is ahead and drift are refused", async () => {
  await migrate("deploy");
  migration("1_first", `${FIRST} -- edited`);
  expect(await migrate("deploy")).toMatchObject({ code: 1, output: expect.stringContaining("edited after") });

  cpSync(path.join(folder, "migrations/1_first"), path.join(folder, "kept"), { recursive: true });
  rmSync(path.join(folder, "migrations/1_first"), { recursive: true });
  expect(await migrate("deploy")).toMatchObject({
    code: 1,
    output: expect.stringContaining("not in the folder"),
  });

  migration("1_first", FIRST);
  await runSql(url, 'ALTER TABLE "Thing" ADD COLUMN by_hand int');
  migration("2_next", "CREATE TABLE next (n int);");
  expect(await migrate("deploy")).toMatchObject({ code: 1, output: expect.stringContaining("by_hand") });
});

test("the engine is the one Prisma's command line wants", async () => {
  const bin = path.join(import.meta.dirname, "../../node_modules/.bin/prisma");
  const cwd = path.join(import.meta.dirname, "../..");
  const env = { ...process.env, DATABASE_URL: url };
  const { stdout } = await promisify(execFile)(bin, ["-v"], { cwd, env });
  const wanted = /Default Engines Hash\s*:\s*(\w+)/.exec(stdout)?.[1];
  expect(stdout).toContain(`schema-engine-wasm ${wanted}`);
});

function migration(name: string, text: string): void {
  const at = path.join(folder, "migrations", name);
  if (!existsSync(at)) mkdirSync(at, { recursive: true });
  writeFileSync(path.join(at, "migration.sql"), text);
}

async function migrate(...args: string[]): Promise<{ code: number; output: string }> {
  const env = {
    ...process.env,
    DATABASE_URL: url,
    MIGRATIONS_DIR: path.join(folder, "migrations"),
    PRISMA_SCHEMA: path.join(folder, "schema"),
  };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [SCRIPT, ...args], { env });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}
