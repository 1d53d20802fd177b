import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { tokenSubject } from "@takt/domain/connections/open-token";
import { TIMING } from "@takt/domain/posts/model/publish-timing";
import { publishBatch } from "@takt/domain/posts/publishing/publish-batch";
import { resendPost } from "@takt/domain/posts/publishing/resend-post";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { JANA, startHarness } from "@takt/emulators/linkedin/testing/start-harness";
import { createLinkedInPublisher } from "@takt/linkedin/linkedin-publisher";
import { afterAll, beforeAll, expect, test } from "vitest";

const database = useTestDatabase();
const SECOND = 1000;
/** How long after it was sent LinkedIn takes the create: as late as is assumed. */
const COMMITTED_AFTER_MS = TIMING.http + TIMING.commitTail - SECOND;
let linkedin: Awaited<ReturnType<typeof startHarness>>;

beforeAll(async () => {
  linkedin = await startHarness();
});
afterAll(() => linkedin.close());

type Posts = { posts: { published: string }[] };

test("a text that LinkedIn takes late, and whose duplicate check knows it later still, is there once", async () => {
  const { db } = database;
  const publisher = createLinkedInPublisher({
    apiUrl: linkedin.url,
    wwwUrl: linkedin.url,
    versions: ["202610", "202609", "202608"],
    log: { info: () => {}, warn: () => {}, error: () => {} },
    timeouts: { http: 700, connect: 500 },
  });
  const deps = fakeDeps(db, { publisher });
  const user = await createUser(db, { linkedinProfileId: JANA });
  const sealed = deps.vault.seal(await linkedin.signIn(), tokenSubject(user.id));
  await db.user.update({ where: { id: user.id }, data: { linkedinAccessToken: sealed } });
  const scheduledAt = new Date(Date.now() - SECOND);
  const post = await createPost(db, user, { status: "scheduled", scheduledAt });
  await linkedin.control.settings({ duplicateIndexLagMs: TIMING.indexLag });
  const match = { method: "POST", path: "^/rest/posts$" };
  await linkedin.control.fault({ match, kind: "delay", ms: COMMITTED_AFTER_MS });

  await publishBatch(deps, [post.id]);
  // The earliest moment at which a re-send may be made.
  await linkedin.control.tick(TIMING.pause);
  const attemptedAt = new Date(Date.now() - TIMING.pause);
  await db.post.update({ where: { id: post.id }, data: { attemptedAt } });
  await db.publishAttempt.updateMany({ where: { postId: post.id }, data: { sentAt: attemptedAt } });
  await resendPost(deps, post.id);

  const { posts } = await linkedin.control.state<Posts>();
  expect(posts.filter(({ published }) => published.includes(post.content))).toHaveLength(1);
  expect(await db.post.findUniqueOrThrow({ where: { id: post.id } })).toMatchObject({ status: "published" });
});
