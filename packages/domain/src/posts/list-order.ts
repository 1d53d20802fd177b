import { sql, type Sql } from "@takt/db/sql";
import { decodeCursor } from "../shared/pagination";

/** The row fields that a list can be ordered by. */
type OrderedBy = "updatedAt" | "dueAt" | "publishedAt";

export type ListOrder = {
  at: OrderedBy;
  /** For `order by`. */
  by: Sql;
  /** The condition of its index, which all posts of the list meet. */
  has: Sql;
  /** Selects what follows a cursor; the position is in the cursor, as its row may have changed since. */
  after: (cursor: string) => Sql;
};

const after = (position: Sql, cursor: string) => {
  const { at, id } = decodeCursor(cursor);
  return sql`${position} (${at}::timestamptz, ${id}::uuid)`;
};

const LAST_CHANGED: ListOrder = {
  at: "updatedAt",
  by: sql`p.updated_at desc, p.id desc`,
  has: sql`true`,
  after: (cursor) => after(sql`(p.updated_at, p.id) <`, cursor),
};

/** The post that goes out next is first. */
const NEXT_DUE: ListOrder = {
  at: "dueAt",
  by: sql`p.due_at, p.id`,
  has: sql`true`,
  after: (cursor) => after(sql`(p.due_at, p.id) >`, cursor),
};

/** The post that went out last is first. Each of these has the time; only with that said their index is used. */
const LAST_PUBLISHED: ListOrder = {
  at: "publishedAt",
  by: sql`p.published_at desc, p.id desc`,
  has: sql`p.published_at is not null`,
  after: (cursor) => after(sql`(p.published_at, p.id) <`, cursor),
};

/** The order of a list: of what has a time, by that; of what a search has found, and of all else, the last changed first. */
export function getListOrder({ status, search }: { status?: string; search?: string }): ListOrder {
  if (search) return LAST_CHANGED;
  if (status === "scheduled") return NEXT_DUE;
  return status === "published" ? LAST_PUBLISHED : LAST_CHANGED;
}
