import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { publishBatch } from "../posts/publishing/publish-batch";
import { createTeam } from "../testing/create-team";
import { fakeDeps } from "../testing/fake-deps";
import { created } from "../testing/fake-publisher";
import { duePost } from "../testing/post-fixtures";
import { closeWorkspace } from "./close-workspace";
import { reopenWorkspace } from "./reopen-workspace";

const database = useTestDatabase({ max: 12 });

/** Closing starts so much later than the post at most: about as long as sending takes. */
const MAX_DELAY_MS = 40;
const RACES_TIMEOUT_MS = 600_000;

async function make() {
  const team = await createTeam(database.db);
  const author = await createUser(database.db);
  await team.add("editor", author);
  return { ...team, author };
}

/** Publishes a due post while its workspace is being closed; returns its status, and whether it was sent after closing. */
async function race({ workspace, owner, author }: Awaited<ReturnType<typeof make>>, delayMs: number) {
  const { post } = await duePost(database.db, { workspaceId: workspace.id }, author);
  let closed = false;
  let sentAfterwards = false;
  const deps = fakeDeps(database.db, {
    create: () => {
      sentAfterwards ||= closed;
      return created();
    },
  });
  const closing = setTimeout(delayMs)
    .then(() => closeWorkspace(fakeDeps(database.db), owner))
    .then(
      () => (closed = true),
      (error: { code?: string }) => expect(error.code).toBe("workspace_publishing"),
    );
  await Promise.all([publishBatch(deps, [post.id]), closing]);
  const { status } = await database.db.post.findUniqueOrThrow({ where: { id: post.id } });
  if (closed) await reopenWorkspace(fakeDeps(database.db), owner, { id: workspace.id });
  return { status, sent: deps.sent.length, closed, sentAfterwards };
}

test("a post that is being sent refuses it, and is published", async () => {
  const { workspace, owner, author } = await make();
  const { post } = await duePost(database.db, { workspaceId: workspace.id }, author);
  const deps = fakeDeps(database.db, {
    async create() {
      await expect(closeWorkspace(fakeDeps(database.db), owner)).rejects.toMatchObject({
        code: "workspace_publishing",
      });
      return created();
    },
  });
  await publishBatch(deps, [post.id]);
  expect(deps.sent).toHaveLength(1);
  expect(await database.db.post.findUnique({ where: { id: post.id } })).toMatchObject({
    status: "published",
  });
});

test(
  "200 posts that become due while their workspace is closed are sent before that, or not at all",
  async () => {
    const teams = await Promise.all(Array.from({ length: 5 }, make));
    const outcomes: Awaited<ReturnType<typeof race>>[] = [];
    for (let round = 0; round < 40; round++)
      outcomes.push(...(await Promise.all(teams.map((team) => race(team, round % MAX_DELAY_MS)))));
    const count = (of: (outcome: (typeof outcomes)[number]) => boolean) => outcomes.filter(of).length;
    console.log(
      `${count(({ sent }) => sent > 0)} sent, ${count(({ closed }) => closed)} closed, of ${outcomes.length}`,
    );
    expect(count(({ sentAfterwards }) => sentAfterwards)).toBe(0);
    for (const { status, sent, closed } of outcomes) {
      expect(status).toBe(sent > 0 ? "published" : "draft");
      // Where nothing was sent, it was closed: of the two one has always happened.
      expect(sent > 0 || closed).toBe(true);
    }
  },
  RACES_TIMEOUT_MS,
);
