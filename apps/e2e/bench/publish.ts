// `npm run bench:publish [posts] [members]`: posts of many members due in the same minute. Prints how late each
// left (LinkedIn's clock against the post's time), and the throughput as a ratio to a bare loop on the same
// machine, database and emulator, in the same run.
import { rm } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import path from "node:path";
import { startEmbedded } from "@takt/db/embedded/start-embedded.mjs";
import { connectTestDatabase } from "@takt/db/testing/connect-test-database";
import { createPost } from "@takt/db/testing/factories/create-post";
import { ledgerOf } from "../harness/ledger";
import { makeFolder } from "../harness/make-folder";
import { memberUser } from "../harness/member-user";
import { startStack } from "../harness/start-stack";
import { until } from "../harness/until";
import { bareLoop } from "./bare-loop";
import { percentile } from "./percentile";

const [posts = 200, members = 20] = process.argv.slice(2).map(Number);
/** Ahead of now, so that everything is in place when the minute comes. */
const LEAD_MS = 90_000;

const folder = makeFolder();
const server = await startEmbedded({ dir: path.join(folder, "postgres"), database: "bench" });
const stack = await startStack(server.url);
const db = connectTestDatabase(server.url);
try {
  await stack.linkedin.settings({ memberDailyLimit: 1_000_000, appDailyLimit: 10_000_000 });
  const users = [];
  for (let i = 0; i < members; i++) users.push(await memberUser(db, stack.linkedin, stack.tokenKeys));
  const dueAt = new Date(Math.ceil((Date.now() + LEAD_MS) / 60_000) * 60_000);
  for (let i = 0; i < posts; i++)
    await createPost(db, users[i % members]!, {
      status: "scheduled",
      scheduledAt: dueAt,
      content: `Benchmark post ${i}`,
    });
  console.log(`${posts} posts of ${members} members are due at ${dueAt.toISOString()}`);

  const left = () => db.post.count({ where: { status: { not: "published" } } });
  await until(
    "all are published",
    async () => (await left()) === 0,
    dueAt.getTime() - Date.now() + 10 * 60_000,
  );
  const ledgers = await Promise.all(users.map((user) => ledgerOf(stack, user.memberSub)));
  const created = ledgers.flat();
  const texts = new Set(created.map(({ published }) => published));
  const late = created.map(({ createdAt }) => createdAt - dueAt.getTime()).sort((a, b) => a - b);
  const seconds = (late.at(-1)! - Math.max(0, late[0]!)) / 1000;

  const bare = await bareLoop(
    server.url,
    stack,
    users.map((user) => user.memberSub),
    posts,
  );
  const throughput = posts / Math.max(seconds, 0.001);
  console.log(
    `machine     ${cpus().length} x ${cpus()[0]!.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
  );
  console.log(
    `published   ${created.length} creates, ${texts.size} different posts, ${posts - texts.size} missing, ${created.length - texts.size} doubled`,
  );
  console.log(`early       ${late.filter((ms) => ms < 0).length}`);
  console.log(`lateness ms p50 ${percentile(late, 50)}  p95 ${percentile(late, 95)}  max ${late.at(-1)}`);
  console.log(
    `throughput  ${throughput.toFixed(0)} posts/s; bare loop ${bare.toFixed(0)} posts/s; ratio ${(throughput / bare).toFixed(2)}`,
  );
  if (texts.size !== posts || created.length !== posts) process.exitCode = 1;
} finally {
  await db.$disconnect();
  await stack.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
