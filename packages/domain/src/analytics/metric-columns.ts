import { toColumn, raw, type Sql } from "@takt/db/sql";

/** Makes a comma-separated list of SQL, a piece of each metric; of names from `model/metrics.ts` alone. */
export const toSqlList = (metrics: readonly string[], piece: (metric: string) => string): Sql =>
  raw(metrics.map(piece).join(", "));

/** The columns of metrics. */
export const toColumns = (metrics: readonly string[]): Sql => toSqlList(metrics, toColumn);
