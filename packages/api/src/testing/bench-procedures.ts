// npm run bench:procedures -- [rows]: how long the procedures of the main screens take for a member with 100 posts and
// for one with 100,000 among 1,000,000 rows, as a ratio to a bare server of node that asks PostgreSQL for `select 1`.
import { createHash, randomBytes } from "node:crypto";
import { connectTestDatabase } from "@takt/db/testing/connect-test-database";
import { createDatabase } from "@takt/db/testing/create-database";
import { createUser, type CreatedUser } from "@takt/db/testing/factories/create-user";
import { startTestServer } from "@takt/db/testing/test-server.mjs";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { plantPosts } from "@takt/domain/testing/plant-posts";
import superjson from "superjson";
import { benchEdits } from "./bench-edits";
import { SESSION_HEADER, serveApi, serveBare } from "./bench-servers";
import { createBenchContext } from "./bench-context";

const RUNS = 60;
const WARM_UP_RUNS = 15;
const SMALL = 100;
const LARGE = 100_000;
const OTHERS = 900;
const DAY_MS = 86_400_000;
const rows = Number(process.argv[2] ?? 1_000_000);

const month = { from: new Date(Date.now() - 35 * DAY_MS), to: new Date(Date.now() + 7 * DAY_MS) };
/** Calls that the screens make: the path, and the input. */
const CALLS: { name: string; path: string; input?: unknown }[] = [
  { name: "connections.get", path: "connections.get" },
  { name: "posts.list", path: "posts.list", input: {} },
  { name: "posts.list, failed", path: "posts.list", input: { status: "failed" } },
  { name: "posts.list, held", path: "posts.list", input: { status: "held" } },
  { name: "posts.counts", path: "posts.counts" },
  { name: "search, a common word", path: "posts.list", input: { search: "übung" } },
  { name: "search, one post", path: "posts.list", input: { search: "Nummer 77777" } },
  { name: "search, no post", path: "posts.list", input: { search: "no such words" } },
  { name: "posts.next", path: "posts.next" },
  { name: "posts.calendar", path: "posts.calendar", input: month },
  { name: "posts.needs", path: "posts.needs" },
  { name: "posts.overview", path: "posts.overview" },
  { name: "connections.totalPosts", path: "connections.totalPosts" },
  {
    name: "connections.get, posts.counts, posts.list in one batch",
    path: "connections.get,posts.counts,posts.list",
    input: {},
  },
];

const server = await startTestServer();
const url = await createDatabase(server.adminUrl, "bench_procedures", server.template);
const db = connectTestDatabase(url, { max: 10 });
const deps = fakeDeps(db);
const api = await serveApi((token) => createBenchContext(deps, toHash(token)));
const bare = await serveBare(url);
try {
  const small = await createUser(db);
  const large = await createUser(db);
  await plant(small, large);
  const [smallToken, largeToken] = [await signIn(small), await signIn(large)];
  for (const call of CALLS)
    for (const [posts, token] of [[SMALL, smallToken] as const, [LARGE, largeToken] as const]) {
      const { measured, plain } = await compare(
        () => read(toUrl(call), token),
        () => read(bare.url),
      );
      const ratios = `${(measured.p50 / plain.p50).toFixed(1)}, ${(measured.p95 / plain.p95).toFixed(1)}`;
      console.log(
        `${`${call.name}, ${posts} posts`.padEnd(68)} p50, p95 ${ms(measured)}  bare ${ms(plain)}  ratio ${ratios}`,
      );
    }
  const edited = await db.post.findFirstOrThrow({ where: { authorId: large.id }, orderBy: { id: "asc" } });
  await benchEdits(url, edited.id);
} finally {
  await api.stop();
  await bare.stop();
  await db.$disconnect();
  await server.stop();
}

async function plant(small: CreatedUser, large: CreatedUser) {
  const others: CreatedUser[] = [];
  for (let n = 0; n < OTHERS; n++) others.push(await createUser(db));
  const each = Math.max(1, Math.floor((rows - SMALL - LARGE) / OTHERS));
  await plantPosts(db, [
    { ...small, posts: SMALL },
    { ...large, posts: LARGE },
    ...others.map((other) => ({ ...other, posts: each })),
  ]);
  await db.$executeRaw`analyze`;
}

/** Creates a session and returns its token. */
async function signIn({ id: userId }: CreatedUser): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.session.create({
    data: { sessionToken: toHash(token), userId, expires: new Date(Date.now() + DAY_MS) },
  });
  return token;
}

function toHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function toUrl({ path, input }: (typeof CALLS)[number]): string {
  const callUrl = new URL(`${api.url}/api/trpc/${path}`);
  if (!path.includes(",")) {
    if (input !== undefined) callUrl.searchParams.set("input", superjson.stringify(input));
    return callUrl.href;
  }
  callUrl.searchParams.set("batch", "1");
  callUrl.searchParams.set("input", JSON.stringify({ 2: superjson.serialize(input) }));
  return callUrl.href;
}

async function read(callUrl: string, token?: string): Promise<void> {
  const answer = await fetch(callUrl, token ? { headers: { [SESSION_HEADER]: token } } : {});
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${callUrl}: ${body}`);
}

type Times = { p50: number; p95: number };

/** Takes turns, so that other work on the machine slows both alike. */
async function compare(
  work: () => Promise<void>,
  plainWork: () => Promise<void>,
): Promise<{ measured: Times; plain: Times }> {
  const times: number[] = [];
  const plainTimes: number[] = [];
  for (let n = -WARM_UP_RUNS; n < RUNS; n++) {
    const [taken, plain] = [await measureTime(work), await measureTime(plainWork)];
    if (n < 0) continue;
    times.push(taken);
    plainTimes.push(plain);
  }
  return { measured: toTimes(times), plain: toTimes(plainTimes) };
}

async function measureTime(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function toTimes(times: number[]): Times {
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(times.length / 2)]!, p95: times[Math.ceil(times.length * 0.95) - 1]! };
}

function ms({ p50, p95 }: Times): string {
  return `${p50.toFixed(1)}, ${p95.toFixed(1)} ms`.padStart(16);
}
