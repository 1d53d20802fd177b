import { utcUrl, UTC_POOL } from "@takt/db/session/utc.mjs";
import pg from "pg";
import type { Stack } from "../harness/start-stack";

/** Posts in flight at once, as many as the product has. */
const CONCURRENCY = 25;

/**
 * Publishes with the least work possible: select a row, create the post, update the row. There are no claims, guards,
 * attempts or jobs.
 * @returns posts per second
 */
export async function bareLoop(
  databaseUrl: string,
  stack: Stack,
  members: string[],
  posts: number,
): Promise<number> {
  const pool = new pg.Pool({ connectionString: utcUrl(databaseUrl), max: 10, ...UTC_POOL });
  await pool.query("create table bare_posts (id int primary key, member text, body text, urn text)");
  const tokens = new Map<string, string>();
  for (const sub of members)
    tokens.set(
      sub,
      (await stack.linkedin.issueToken(sub, "openid profile email w_member_social")).access_token,
    );
  for (let i = 0; i < posts; i++) {
    const sub = members[i % members.length]!;
    await pool.query("insert into bare_posts values ($1, $2, $3)", [i, sub, bodyOf(sub, `Bare post ${i}`)]);
  }
  const startedAt = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let id = next++; id < posts; id = next++) {
        const { rows } = await pool.query<{ member: string; body: string }>(
          "select * from bare_posts where id = $1",
          [id],
        );
        const { member, body } = rows[0]!;
        const response = await fetch(`${stack.linkedinUrl}/rest/posts`, {
          method: "POST",
          body,
          headers: headersOf(tokens.get(member)!),
        });
        if (response.status !== 201)
          throw new Error(`bare create answered ${response.status}: ${await response.text()}`);
        await pool.query("update bare_posts set urn = $2 where id = $1", [
          id,
          response.headers.get("x-restli-id"),
        ]);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  await pool.end();
  return posts / seconds;
}

function headersOf(token: string) {
  return {
    authorization: `Bearer ${token}`,
    "linkedin-version": "202610",
    "x-restli-protocol-version": "2.0.0",
    "content-type": "application/json",
  };
}

function bodyOf(sub: string, commentary: string): string {
  return JSON.stringify({
    author: `urn:li:person:${sub}`,
    commentary,
    visibility: "PUBLIC",
    distribution: { feedDistribution: "MAIN_FEED", targetEntities: [], thirdPartyDistributionChannels: [] },
    lifecycleState: "PUBLISHED",
    isReshareDisabledByAuthor: false,
  });
}
