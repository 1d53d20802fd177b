import { runSql } from "../migrate/run-sql.mjs";

/** Creates a copy of the migrated template on a test server and returns its URL. */
export async function createDatabase(adminUrl: string, name: string, template: string): Promise<string> {
  await runSql(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
}
