// npm run bench:team: how long lists, calendar and inbox of a workspace with 25 members, 100,000 posts and a stage of
// approval take, against those of one member with as many posts.
import { connectTestDatabase } from "@takt/db/testing/connect-test-database";
import { createDatabase } from "@takt/db/testing/create-database";
import { createUser } from "@takt/db/testing/factories/create-user";
import { startTestServer } from "@takt/db/testing/test-server.mjs";
import { listActivity } from "../activity/list-activity";
import { listTeamActivity } from "../activity/list-team-activity";
import { listWaiting } from "../posts/approvals/list-waiting";
import { countPosts } from "../posts/count-posts";
import { getOverview } from "../posts/get-overview";
import { listCalendarPosts } from "../posts/list-calendar-posts";
import { listPosts, listPostsInput } from "../posts/list-posts";
import type { Actor } from "../shared/actor";
import { createTeam } from "./create-team";
import { fakeDeps } from "./fake-deps";
import { plantPosts } from "./plant-posts";
import { toActor } from "./to-actor";
import { vacuumTable } from "./vacuum-table";

const RUNS = 60;
const POSTS = 100_000;
const MEMBERS = 25;
const WAITING = 1_000;
const DAY_MS = 86_400_000;
/** As many as Today shows. */
const ACTIVITIES = 10;

const server = await startTestServer();
const url = await createDatabase(server.adminUrl, "bench_team", server.template);
const db = connectTestDatabase(url, { max: 10 });
const deps = fakeDeps(db);
const month = { from: new Date(Date.now() - 35 * DAY_MS), to: new Date(Date.now() + 7 * DAY_MS) };
const list = (input: Parameters<typeof listPostsInput.parse>[0]) => (actor: Actor) =>
  listPosts(deps, actor, listPostsInput.parse(input));

/** Reads that the screens ask for. */
const READS: [string, (actor: Actor) => Promise<unknown>][] = [
  ["posts", list({})],
  ["posts, scheduled", list({ status: "scheduled" })],
  ["posts, published", list({ status: "published" })],
  ["posts, mine", list({ whose: "mine" })],
  ["scheduled, mine", list({ status: "scheduled", whose: "mine" })],
  ["published, mine", list({ status: "published", whose: "mine" })],
  ["drafts, mine", list({ status: "draft", whose: "mine" })],
  ["failed, mine", list({ status: "failed", whose: "mine" })],
  ["search, a common word", list({ search: "übung" })],
  ["search, one post", list({ search: "Nummer 77777" })],
  ["search of mine, a common word", list({ search: "übung", whose: "mine" })],
  ["search of mine, one post", list({ search: "Nummer 3777", whose: "mine" })],
  ["counts", (actor) => countPosts(deps, actor)],
  ["overview", (actor) => getOverview(deps, actor)],
  ["calendar", (actor) => listCalendarPosts(deps, actor, month)],
  ["calendar, mine", (actor) => listCalendarPosts(deps, actor, { ...month, whose: "mine" })],
];

try {
  const { alone, team } = await plant();
  for (const [name, read] of READS)
    await compare(
      name,
      () => read(alone),
      () => read(team),
    );
  await compare(
    "activity",
    () => listActivity(deps, alone, { limit: ACTIVITIES }),
    () => listTeamActivity(deps, team),
  );
  const inbox = await time(() => listWaiting(deps, team));
  console.log(`inbox of ${WAITING} posts: p50 ${inbox.p50.toFixed(1)}, p95 ${inbox.p95.toFixed(1)} ms`);
} finally {
  await db.$disconnect();
  await server.stop();
}

/**
 * A member with all the posts, and a workspace whose members have as many together, of whom one has made the posts of another;
 * every hundredth post of the workspace waits for an approval. Returns the member, and the one who has made those, and approves.
 */
async function plant(): Promise<{ alone: Actor; team: Actor }> {
  const user = await createUser(db);
  const { workspace, owner, members } = await createTeam(db, ...Array<"editor">(MEMBERS - 1).fill("editor"));
  const workspaceId = workspace.id;
  const each = [owner, ...members].map(({ userId: id }) => ({ id, workspaceId, posts: POSTS / MEMBERS }));
  await plantPosts(db, [{ ...user, posts: POSTS }, ...each]);
  const [made] = members;
  await db.$executeRaw`
    update posts set writer_id = ${owner.userId}::uuid where author_id = ${made!.userId}::uuid and workspace_id = ${workspaceId}::uuid`;
  await db.approvalStage.create({ data: { workspaceId, position: 0, name: "Review", everyone: true } });
  await db.$executeRaw`
    update posts set approval = 'requested', approval_at = now() where id in (
      select id from posts where workspace_id = ${workspaceId}::uuid and author_id <> ${owner.userId}::uuid
        and status in ('draft', 'scheduled') and deleted_at is null order by id limit ${WAITING})`;
  await vacuumTable(db, "posts");
  return { alone: toActor(user), team: owner };
}

type Times = { p50: number; p95: number };

async function compare(name: string, alone: () => Promise<unknown>, team: () => Promise<unknown>) {
  const [one, many] = await timeInTurns(alone, team);
  const ratio = (many.p50 / one.p50).toFixed(2);
  const ms = ({ p50, p95 }: Times) => `${p50.toFixed(1)}, ${p95.toFixed(1)} ms`;
  console.log(`${name}: one member ${ms(one)}; a team ${ms(many)}; ratio of the p50 ${ratio}`);
}

/** Both in turns, so that a busy moment of the machine meets both. */
async function timeInTurns(first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const times: [number[], number[]] = [[], []];
  for (let n = -5; n < RUNS; n++)
    for (const [i, work] of [first, second].entries()) {
      const start = performance.now();
      await work();
      if (n >= 0) times[i as 0 | 1].push(performance.now() - start);
    }
  return times.map(toTimes) as [Times, Times];
}

async function time(work: () => Promise<unknown>): Promise<Times> {
  const [times] = await timeInTurns(work, () => Promise.resolve());
  return times;
}

function toTimes(times: number[]): Times {
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(RUNS / 2)]!, p95: times[Math.ceil(RUNS * 0.95) - 1]! };
}
