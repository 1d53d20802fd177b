import { createDb } from "@takt/db/client";
import { dbEnv } from "@takt/db/env";
import { addSample } from "./add-sample";

const { LINKEDIN_API_URL } = process.env;
const db = createDb(dbEnv.parse(process.env).DATABASE_URL, { max: 1 });
try {
  console.log(await addSample(db, { LINKEDIN_API_URL }, process.argv[2]));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await db.$disconnect();
}
