import pg from "pg";

/** A copy of the migrated template on a test server; answers its URL. */
export async function createDatabase(adminUrl: string, name: string, template: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  } finally {
    await client.end();
  }
  return Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
}
