import { utcUrl, UTC_POOL } from "@takt/db/session/utc.mjs";
import pg from "pg";
import type { Stack } from "../harness/start-stack";

/** Posts in flight at once, as many as the product has. */
export const IN_FLIGHT = 25;

/** Posts of a separate table, which are published with the least work possible. */
export type BarePosts = {
  /** Selects a row, creates the post, updates the row. No claims, guards, attempts or jobs. Numbers start at 0. */
  publish(id: number): Promise<void>;
  /** When each post was created, epoch milliseconds. */
  createdAt: number[];
  close(): Promise<void>;
};

/** Inserts `count` posts of the members (LinkedIn `sub`) in turn. */
export async function createBarePosts(
  databaseUrl: string,
  stack: Pick<Stack, "linkedin" | "linkedinUrl">,
  { members, count, text }: { members: readonly string[]; count: number; text: string },
): Promise<BarePosts> {
  const pool = new pg.Pool({ connectionString: utcUrl(databaseUrl), max: 10, ...UTC_POOL });
  await pool.query("drop table if exists bare_posts");
  await pool.query("create table bare_posts (id int primary key, member text, body text, urn text)");
  const tokens = new Map<string, string>();
  for (const sub of members)
    tokens.set(
      sub,
      (await stack.linkedin.issueToken(sub, "openid profile email w_member_social")).access_token,
    );
  const subs = Array.from({ length: count }, (_, i) => members[i % members.length]!);
  await pool.query("insert into bare_posts select * from unnest($1::int[], $2::text[], $3::text[])", [
    subs.map((_, i) => i),
    subs,
    subs.map((sub, i) => toBody(sub, `${text} ${i}`)),
  ]);
  const createdAt: number[] = [];
  return {
    createdAt,
    async publish(id) {
      const { rows } = await pool.query<{ member: string; body: string }>(
        "select * from bare_posts where id = $1",
        [id],
      );
      const { member, body } = rows[0]!;
      createdAt.push(Date.now());
      const urn = await create(stack.linkedinUrl, tokens.get(member)!, body);
      await pool.query("update bare_posts set urn = $2 where id = $1", [id, urn]);
    },
    close: () => pool.end(),
  };
}

async function create(linkedinUrl: string, token: string, body: string): Promise<string | null> {
  const headers = {
    authorization: `Bearer ${token}`,
    "linkedin-version": "202610",
    "x-restli-protocol-version": "2.0.0",
    "content-type": "application/json",
  };
  const response = await fetch(`${linkedinUrl}/rest/posts`, { method: "POST", body, headers });
  const answer = await response.text();
  if (response.status !== 201) throw new Error(`bare create answered ${response.status}: ${answer}`);
  return response.headers.get("x-restli-id");
}

function toBody(sub: string, commentary: string): string {
  return JSON.stringify({
    author: `urn:li:person:${sub}`,
    commentary,
    visibility: "PUBLIC",
    distribution: { feedDistribution: "MAIN_FEED", targetEntities: [], thirdPartyDistributionChannels: [] },
    lifecycleState: "PUBLISHED",
    isReshareDisabledByAuthor: false,
  });
}
