import { sql } from "@takt/db/sql";

/** The labels of `posts p` as a column, deleted ones too: screens show those of them that the member has. */
export const LABEL_IDS_COLUMN = sql`
  array(select pl.label_id from post_labels pl where pl.post_id = p.id) as "labelIds"`;
