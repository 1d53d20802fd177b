// `npm run bench:publish -- [--posts 200] [--members 20] [--heavy 0] [--pictures 0] [--scheduled 0]`: posts of many
// members due in the same minute. Prints how late each left (LinkedIn's clock against the post's time), what the web process and the
// database used, and the throughput as a ratio to a bare loop on the same machine, database and emulator, in the same
// run.
import { cpus, totalmem } from "node:os";
import { memberUser } from "../harness/member-user";
import { until } from "../harness/until";
import { bareLoop } from "./bare-loop";
import { measureLateness, type Created } from "./measure-lateness";
import { readOptions } from "./options";
import { plantPictures } from "./plant-pictures";
import { plantPosts } from "./plant-posts";
import { startBench } from "./start-bench";
import { watchUsage } from "./watch-usage";

const { posts, members, heavy, pictures, scheduled } = readOptions(process.argv.slice(2));
const wanted = posts + heavy + pictures;
/** Ahead of now, so that everything is in place when the minute comes. */
const LEAD_MS = 90_000;
/** An upload through the app's door, one after another. */
const PICTURE_MS = 500;

const { stack, db, close } = await startBench({ LINKEDIN_MEMBER_DAILY_CALLS: "1000000" });
try {
  await stack.linkedin.settings({ memberDailyLimit: 1_000_000, appDailyLimit: 10_000_000 });
  const users = [];
  for (let i = 0; i < members; i++) users.push(await memberUser(db, stack.linkedin, stack.tokenKeys));
  const eager = heavy > 0 ? await memberUser(db, stack.linkedin, stack.tokenKeys) : null;
  if (scheduled > 0)
    await plantPosts(db, users, {
      count: scheduled,
      dueAt: new Date(Date.now() + 2 * 3_600_000),
      minutesApart: 1,
      text: "Later post",
    });
  const dueAt = new Date(Math.ceil((Date.now() + LEAD_MS + pictures * PICTURE_MS) / 60_000) * 60_000);
  // The eager member's first: who comes early in the table must not go first because of it.
  if (eager) await plantPosts(db, [eager], { count: heavy, dueAt, text: "Eager post" });
  await plantPosts(db, users, { count: posts, dueAt, text: "Benchmark post" });
  const painters = await plantPictures(db, stack, { count: pictures, dueAt });
  await db.$executeRawUnsafe("analyze");
  console.log(
    `${posts} posts of ${members} members${eager ? ` and ${heavy} of one more` : ""} are due at ${dueAt.toISOString()}; ${scheduled} more are scheduled for later`,
  );

  const usage = watchUsage(stack, db);
  const published = () => db.post.count({ where: { status: "published" } });
  const patience = dueAt.getTime() - Date.now() + 15 * 60_000;
  await until("all are published", async () => (await published()) === wanted, patience);
  const used = await usage.stop();
  const { posts: created } = await stack.linkedin.state<{ posts: Created[] }>();
  const texts = new Set(created.map((post) => post.published));
  const late = measureLateness(created, dueAt.getTime());

  const subs = users.map((user) => user.memberSub);
  const bare = await bareLoop(stack.databaseUrl, stack, subs, Math.min(posts, 2000));
  const throughput = wanted / Math.max(late.spanSeconds, 0.001);
  const model = cpus()[0]!.model.trim();
  console.log(
    `machine     ${cpus().length} x ${model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}
published   ${created.length} creates, ${texts.size} different posts, ${wanted - texts.size} missing, ${created.length - texts.size} doubled
early       ${late.early}
lateness ms ${late.words(created)}`,
  );
  if (eager) {
    const others = created.filter((post) => post.author !== eager.memberSub);
    console.log(`  others    ${late.words(others)}
  eager one ${late.words(created.filter((post) => post.author === eager.memberSub))}`);
  }
  if (pictures > 0) {
    const [drawn, written] = [true, false].map((is) =>
      created.filter(({ author }) => painters.has(author) === is),
    );
    console.log(`  texts     ${late.words(written!)}
  pictures  ${late.words(drawn!)}; p95 ${(late.p95(drawn!) / late.p95(written!)).toFixed(2)} times the texts'`);
  }
  console.log(
    `first post of each member ${late.words(late.firsts(created))}
web process ${used.before} MiB before, ${used.peak} MiB at most; database sessions at most ${used.sessions}
throughput  ${throughput.toFixed(0)} posts/s; bare loop ${bare.toFixed(0)} posts/s; ratio ${(throughput / bare).toFixed(2)}`,
  );
  if (texts.size !== wanted || created.length !== wanted) process.exitCode = 1;
} finally {
  await close();
}
