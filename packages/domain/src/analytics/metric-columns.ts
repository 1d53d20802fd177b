import { columnOf, raw, type Sql } from "@takt/db/sql";

/** Makes a comma-separated list of SQL, a piece of each metric; of names from `model/metrics.ts` alone. */
export const listOf = (metrics: readonly string[], piece: (metric: string) => string): Sql =>
  raw(metrics.map(piece).join(", "));

/** The columns of metrics. */
export const columnsOf = (metrics: readonly string[]): Sql => listOf(metrics, columnOf);
