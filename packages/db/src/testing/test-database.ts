import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, inject } from "vitest";
import { createDb, type Db } from "../client";
import { runSql } from "../migrate/run-sql.mjs";
// The values that the global setup provides to every test file.
import type {} from "./provided-context";

export interface TestDatabase {
  readonly db: Db;
  readonly url: string;
}

/**
 * Creates a migrated, empty database for the calling test file, dropped after it. Call it at the top level of a
 * `*.db.test.ts` or `*.contract.test.ts`; `db` and `url` exist once tests run.
 * @param options.max connections of `db` at most (default 5)
 */
export function useTestDatabase({ max = 5 }: { max?: number } = {}): TestDatabase {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const holder: { db?: Db; url?: string } = {};
  beforeAll(async () => {
    const adminUrl = inject("databaseAdminUrl");
    await administer(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${inject("databaseTemplate")}`);
    holder.url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
    holder.db = createDb(holder.url, { max });
  });
  afterAll(async () => {
    await holder.db?.$disconnect();
    if (holder.url) await administer(inject("databaseAdminUrl"), `DROP DATABASE ${name} WITH (FORCE)`);
  });
  return {
    get db() {
      return holder.db ?? tooEarly("db");
    },
    get url() {
      return holder.url ?? tooEarly("url");
    },
  };
}

async function administer(adminUrl: string, statement: string): Promise<void> {
  if (!adminUrl) throw new Error("no test server: name the file *.db.test.ts or *.contract.test.ts");
  await runSql(adminUrl, statement);
}

function tooEarly(what: string): never {
  throw new Error(`the test database's ${what} exists only inside tests and hooks`);
}
