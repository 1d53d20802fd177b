import { toColumns } from "../../analytics/metric-columns";
import { MEMBER_DAY_METRICS, POST_METRICS } from "../../analytics/model/metrics";
import { raw, sql, type Sql } from "@takt/db/sql";

export type ImportChangeKind = "post" | "post_metrics" | "member_day";

/** A kind of rows that imports write: how a row is found by its key, and what of it an import can change. */
export type ImportTable = {
  kind: ImportChangeKind;
  table: Sql;
  /** The key as text, of a row `t`. */
  key: Sql;
  /** Whether a row `t` is one that imports of this user and source write. */
  owned(userId: string, source: string): Sql;
  columns: Sql;
};

/** Posts on LinkedIn: when a source last saw one, and when its figures are asked for again, is no change of it. */
const POST_COLUMNS = raw(
  "other_urns, post_id, text, content_type, visibility, published_at, source, edited_at, removed_at, imported",
);

/** The tables that imports write, in the order in which their rows are restored: figures before their posts. */
export const IMPORT_TABLES: readonly ImportTable[] = [
  {
    kind: "post_metrics",
    table: raw("post_metrics"),
    key: raw("t.linkedin_post_id::text"),
    owned: (userId, source) => sql`t.source = ${source}::linkedin_source
      and exists (select 1 from linkedin_posts l where l.id = t.linkedin_post_id and l.user_id = ${userId}::uuid)`,
    columns: sql`measured_at, ${toColumns(POST_METRICS)}`,
  },
  {
    kind: "member_day",
    table: raw("member_daily_metrics"),
    key: raw("t.day::text"),
    owned: (userId, source) => sql`t.user_id = ${userId}::uuid and t.source = ${source}::linkedin_source`,
    columns: sql`measured_at, ${toColumns(MEMBER_DAY_METRICS)}`,
  },
  {
    kind: "post",
    table: raw("linkedin_posts"),
    key: raw("t.id::text"),
    owned: (userId) => sql`t.user_id = ${userId}::uuid`,
    columns: POST_COLUMNS,
  },
];

/** The columns of a row `t` that an import can change, as JSON, and their hash. */
export const toState = ({ columns }: ImportTable): Sql =>
  sql`(select to_jsonb(s) from (select ${columns} from (select t.*) as one) as s)`;
export const toHash = (table: ImportTable): Sql => sql`md5(${toState(table)}::text)`;
