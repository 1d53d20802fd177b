import { openBarePool } from "@takt/db/testing/open-bare-pool";

const EDITS = 10_000;

/**
 * Prints what 10,000 edits of the text of one post cost with the words that searches look through, and without, and what
 * as many of publishing's changes cost: milliseconds and bytes of log each. It leaves the words as they were.
 */
export async function benchEdits(url: string, postId: string): Promise<void> {
  const pool = openBarePool(url, { max: 1 });
  // 210 words, hardly two of which are alike: of all texts of this length it has the most entries in the index.
  const { rows } = await pool.query<{ text: string }>(
    "select left(string_agg(substr(md5(n::text), 1, 3 + n % 8), ' '), 1390) as text from generate_series(1, 210) n",
  );
  const text = rows[0]!.text;
  const edit = (n: number) =>
    pool.query("update posts set content = $2, updated_at = now() where id = $1", [postId, `${text} ${n}`]);
  const publish = () => pool.query("update posts set queued_at = now() where id = $1", [postId]);
  const cost = async (name: string, work: (n: number) => Promise<unknown>) => {
    const from = await position();
    const start = performance.now();
    for (let n = 0; n < EDITS; n++) await work(n);
    const each = (performance.now() - start) / EDITS;
    console.log(
      `${name.padEnd(68)} ${each.toFixed(2)} ms, ${((await position()) - from) / EDITS} bytes each`,
    );
  };
  const position = async () => {
    const answer = await pool.query<{ at: string }>("select pg_current_wal_lsn() - '0/0'::pg_lsn as at");
    return Number(answer.rows[0]!.at);
  };
  try {
    await pool.query("alter table posts disable trigger posts_words_update");
    await cost("10,000 edits of a text of 1,400 characters, no search", edit);
    await pool.query("alter table posts enable trigger posts_words_update");
    await cost("10,000 edits of a text of 1,400 characters, with search", edit);
    await cost("10,000 changes of publishing, with search", publish);
    await pool.query("alter table posts disable trigger all");
    await cost("10,000 changes of publishing, no search", publish);
    await pool.query("alter table posts enable trigger all");
  } finally {
    await pool.end();
  }
}
