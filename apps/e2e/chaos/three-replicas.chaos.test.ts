import { createPost } from "@takt/db/testing/factories/create-post";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { waitForAppRegistration } from "../harness/wait-for-app-registration";
import { getLedger } from "../harness/get-ledger";
import { createConnectedUser } from "../harness/create-connected-user";
import { startStack, type Stack } from "../harness/start-stack";
import { waitFor } from "../harness/wait-for";

const MINUTE_MS = 60_000;
const REPLICAS = 3;
const MEMBERS = 20;
const POSTS_EACH = 6;

const database = useTestDatabase();
const stacks: Stack[] = [];

beforeAll(async () => {
  const first = await startStack(database.url);
  stacks.push(first);
  // The replicas share everything except a web process and an executor each.
  const shared = {
    TOKEN_KEYS: first.tokenKeys,
    LINKEDIN_CLIENT_ID: "takt-local",
    LINKEDIN_CLIENT_SECRET: "not-used-by-jobs",
    LINKEDIN_WWW_URL: first.linkedinUrl,
    LINKEDIN_API_URL: first.linkedinUrl,
    OPENAI_BASE_URL: `${first.openaiUrl}/v1`,
    STRIPE_SECRET_KEY: "sk_test_local",
    STRIPE_BASE_URL: first.stripeUrl,
    SMTP_URL: first.smtpUrl,
  };
  const others = Array.from({ length: REPLICAS - 1 }, () => startStack(database.url, shared));
  stacks.push(...(await Promise.all(others)));
  await Promise.all(stacks.map((stack) => waitForAppRegistration(stack)));
}, 4 * MINUTE_MS);

afterAll(async () => {
  const [first, ...others] = stacks;
  await Promise.all(others.map((stack) => stack.stop()));
  // The first stack goes last: the others use its emulated LinkedIn.
  await first?.stop();
}, MINUTE_MS);

test(
  "three web processes and three executors on one database publish each post once",
  async () => {
    const { db } = database;
    const { linkedin, tokenKeys } = stacks[0]!;
    const users = [];
    for (let i = 0; i < MEMBERS; i++) users.push(await createConnectedUser(db, linkedin, tokenKeys));
    for (let i = 0; i < MEMBERS * POSTS_EACH; i++)
      await createPost(db, users[i % MEMBERS]!, {
        content: `Post ${i}`,
        status: "scheduled",
        scheduledAt: new Date(Date.now() - 1000),
      });
    // All three sweep at the same moment, and again while they publish.
    await sweepEverywhere();
    await sweepEverywhere();
    const left = () => db.post.count({ where: { status: { not: "published" } } });
    await waitFor("all are published", async () => (await left()) === 0, MINUTE_MS);

    const sent = (await Promise.all(users.map((user) => getLedger(stacks[0]!, user.memberSub)))).flat();
    expect(sent.map(({ published }) => published).sort()).toEqual(
      Array.from({ length: MEMBERS * POSTS_EACH }, (_, i) => `Post ${i}`).sort(),
    );
    const attempts = await db.publishAttempt.groupBy({ by: ["postId"], _count: true });
    expect(attempts.every(({ _count }) => _count === 1)).toBe(true);
  },
  3 * MINUTE_MS,
);

function sweepEverywhere() {
  return Promise.all(stacks.map(({ inngest }) => inngest.tick(MINUTE_MS, { settleMs: 0 })));
}
