import { raw, sql } from "@takt/db/sql";

/** The newest figure of a row of `posts p` on LinkedIn, as a column of its name; null where none is known. */
export const metricColumn = (metric: "impressions" | "reactions") => sql`
  (select r.${raw(metric)} from linkedin_posts l join post_rollups r on r.linkedin_post_id = l.id
    where l.post_id = p.id and l.user_id = p.author_id) as ${raw(metric)}`;
