// `npm run bench:publish -- [--posts 200] [--members 20] [--heavy 0] [--pictures 0] [--scheduled 0] [--peers]`: posts of many
// members due in the same minute. Prints how late each was (LinkedIn's clock against the post's time), what the web
// process and the database used (processor time from a second before that minute on), and the throughput as a ratio to a
// bare loop on the same machine, database and emulator, in the same run.
import { cpus, totalmem } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { createConnectedUser } from "../harness/create-connected-user";
import { waitFor } from "../harness/wait-for";
import { bareLoop } from "./bare-loop";
import { createBarePosts } from "./bare-posts";
import { countTransactions } from "./count-transactions";
import { measureLateness, type Created } from "./measure-lateness";
import { parseOptions } from "./parse-options";
import { runPeers } from "./peers/run-peers";
import { cpuMs } from "./read-cpu";
import { seedImagePosts, seedPosts } from "./seed-posts";
import { startBench } from "./start-bench";
import { watchUsage } from "./watch-usage";

const { posts, members, heavy, pictures, scheduled, peers } = parseOptions(process.argv.slice(2));
const expected = posts + heavy + pictures;
/** Time to set everything up before the posts are due. */
const LEAD_MS = 90_000;
/** Time for one upload through the app; they run one after another. */
const IMAGE_UPLOAD_MS = 500;

const { stack, db, close } = await startBench({ LINKEDIN_MEMBER_DAILY_CALLS: "1000000" });
try {
  await stack.linkedin.settings({ memberDailyLimit: 1_000_000, appDailyLimit: 10_000_000 });
  const users = [];
  for (let i = 0; i < members; i++)
    users.push(await createConnectedUser(db, stack.linkedin, stack.tokenKeys));
  const heavyMember = heavy > 0 ? await createConnectedUser(db, stack.linkedin, stack.tokenKeys) : null;
  if (scheduled > 0)
    await seedPosts(db, users, {
      count: scheduled,
      dueAt: new Date(Date.now() + 2 * 3_600_000),
      minutesApart: 1,
      text: "Later post",
    });
  const dueAt = new Date(Math.ceil((Date.now() + LEAD_MS + pictures * IMAGE_UPLOAD_MS) / 60_000) * 60_000);
  // The heavy member's posts are inserted first: an early row must not be sent first because of that.
  if (heavyMember) await seedPosts(db, [heavyMember], { count: heavy, dueAt, text: "Eager post" });
  await seedPosts(db, users, { count: posts, dueAt, text: "Benchmark post" });
  const imageMembers = await seedImagePosts(db, stack, { count: pictures, dueAt });
  await db.$executeRawUnsafe("analyze");
  console.log(
    `${posts} posts of ${members} members${heavyMember ? ` and ${heavy} of one more` : ""} are due at ${dueAt.toISOString()}; ${scheduled} more are scheduled for later`,
  );

  const transactionsBefore = await countTransactions(db);
  const usage = watchUsage(stack, db);
  await sleep(Math.max(0, dueAt.getTime() - Date.now() - 1000));
  const cpuBefore = cpuMs(stack.pid("web"));
  let looks = 0;
  const published = () => {
    looks += 1;
    return db.post.count({ where: { status: "published" } });
  };
  const timeoutMs = dueAt.getTime() - Date.now() + 15 * 60_000;
  await waitFor("all are published", async () => (await published()) === expected, timeoutMs);
  const cpuUsed = cpuMs(stack.pid("web")) - cpuBefore;
  const used = await usage.stop();
  // One of them is the count before.
  const ours = looks + used.samples + 1;
  const transactions = (await countTransactions(db)) - transactionsBefore - ours;
  const { posts: created } = await stack.linkedin.state<{ posts: Created[] }>();
  const distinctTexts = new Set(created.map((post) => post.published));
  const late = measureLateness(created, dueAt.getTime());

  const subs = users.map((user) => user.memberSub);
  const count = Math.min(posts, 2000);
  const barePosts = await createBarePosts(stack.databaseUrl, stack, {
    members: subs,
    count,
    text: "Bare post",
  });
  const bare = await bareLoop(barePosts, count);
  await barePosts.close();
  const throughput = expected / Math.max(late.spanSeconds, 0.001);
  const model = cpus()[0]!.model.trim();
  console.log(
    `machine     ${cpus().length} x ${model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}
published   ${created.length} creates, ${distinctTexts.size} different posts, ${expected - distinctTexts.size} missing, ${created.length - distinctTexts.size} doubled
early       ${late.early}
lateness ms ${late.summary(created)}`,
  );
  if (heavyMember) {
    const others = created.filter((post) => post.author !== heavyMember.memberSub);
    console.log(`  others    ${late.summary(others)}
  eager one ${late.summary(created.filter((post) => post.author === heavyMember.memberSub))}`);
  }
  if (pictures > 0) {
    const [images, texts] = [true, false].map((hasImage) =>
      created.filter(({ author }) => imageMembers.has(author) === hasImage),
    );
    console.log(`  texts     ${late.summary(texts!)}
  pictures  ${late.summary(images!)}; p95 ${(late.p95(images!) / late.p95(texts!)).toFixed(2)} times the texts'`);
  }
  console.log(
    `first post of each member ${late.summary(late.firstPerMember(created))}
web process ${used.before} MiB before, ${used.peak} MiB at most; database sessions at most ${used.sessions}
a post      ${(cpuUsed / expected).toFixed(2)} ms of the web process's processor time; ${(transactions / expected).toFixed(2)} transactions of the database
throughput  ${throughput.toFixed(0)} posts/s; bare loop ${bare.toFixed(0)} posts/s; ratio ${(throughput / bare).toFixed(2)}`,
  );
  if (peers) await runPeers(stack.databaseUrl, stack, { members: subs, count: posts, bareRate: bare });
  if (distinctTexts.size !== expected || created.length !== expected) process.exitCode = 1;
} finally {
  await close();
}
