import { Pool } from "pg";
import { utcUrl } from "../session/utc.mjs";

/** Opens a pool of plain connections: what a benchmark compares the product's way to the database with. */
export function openBarePool(url: string, { max = 10 }: { max?: number } = {}): Pool {
  return new Pool({ connectionString: utcUrl(url), max });
}
