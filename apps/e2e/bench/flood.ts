// `npm run bench:flood -- [part of a flood's name]`: one member, or a stranger, floods the product while posts of other
// members are due and one of them views their posts and publishes some now. Prints for each flood, and for a baseline
// without one, how late the other posts were, how long the other member's requests and the one for health took, and the
// memory of the web process. Exits with 1 if a post is missing or duplicated.
import { cpus, totalmem } from "node:os";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createConnectedUser } from "../harness/create-connected-user";
import { signIn } from "../harness/sign-in";
import { waitFor } from "../harness/wait-for";
import { getFloods } from "./floods/floods";
import { startHeavySite } from "./floods/heavy-pages";
import type { Flood } from "./floods/flood";
import { type Created, percentile } from "./measure-lateness";
import { startBench } from "./start-bench";
import { type Watched, watchRequests } from "./watch-requests";
import { watchUsage } from "./watch-usage";

const OTHER_MEMBERS = 15;
const INTERVAL_MS = 2_000;
/** Long enough for a sweep to queue the posts before the flood starts: waiting for a sweep is not measured. */
const LEAD_MS = 80_000;
const TIMEOUT_MS = 10 * 60_000;

const nameFilter = process.argv[2] ?? "";
const site = await startHeavySite();
const { stack, db, close } = await startBench({ PAGES_ALLOW_LOCAL: site.host });

async function measure(flood: Flood): Promise<void> {
  const flooder = await createConnectedUser(db, stack.linkedin, stack.tokenKeys);
  const context = { stack, db, flooder, cookie: await signIn(db, flooder.id) };
  await flood.prepare?.(context);
  const first = Date.now() + LEAD_MS;
  const due = new Map<string, number>();
  for (let i = 0; i < OTHER_MEMBERS; i++) {
    const member = await createConnectedUser(db, stack.linkedin, stack.tokenKeys);
    const at = first + i * INTERVAL_MS;
    due.set(member.memberSub, at);
    await createPost(db, member, { status: "scheduled", content: flood.name, scheduledAt: new Date(at) });
  }
  const watcher = await createConnectedUser(db, stack.linkedin, stack.tokenKeys);
  const cookie = await signIn(db, watcher.id);
  await new Promise((resolve) => setTimeout(resolve, first - Date.now() - INTERVAL_MS));

  const usage = watchUsage(stack, db);
  const stopRequests = watchRequests(stack, db, { user: watcher, cookie });
  const stop = new AbortController();
  const flooding = flood.run(context, stop.signal);
  const listCreated = async () =>
    (await stack.linkedin.state<{ posts: Created[] }>()).posts.filter(({ author }) => due.has(author));
  await waitFor(
    "all are published",
    async () =>
      (await listCreated()).length >= OTHER_MEMBERS && Date.now() > first + OTHER_MEMBERS * INTERVAL_MS,
    TIMEOUT_MS,
  );
  const requests = await stopRequests();
  stop.abort();
  const outcome = await flooding;
  const { before, peak } = await usage.stop();

  const created = await listCreated();
  const late = created.map(({ author, createdAt }) => createdAt - due.get(author)!).sort((a, b) => a - b);
  console.log(`${flood.name}: ${outcome}
  posts of others, ms late   p50 ${percentile(late, 50)}  max ${late.at(-1)}${late[0]! < 0 ? `  EARLY ${late[0]}` : ""}
${requests.map(toLine).join("\n")}
  web process, MiB           ${before} before, ${peak} at most`);
  if (created.length !== OTHER_MEMBERS || new Set(created.map(({ author }) => author)).size !== OTHER_MEMBERS)
    process.exitCode = 1;
}

const toLine = ({ request, durations, failed }: Watched) =>
  `  ${`${request}, ms`.padEnd(26)} p50 ${percentile(durations, 50)}  p95 ${percentile(durations, 95)}  max ${durations.at(-1)}  of ${durations.length}, ${failed} failed`;

try {
  console.log(
    `machine ${cpus().length} x ${cpus()[0]!.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
  );
  for (const flood of getFloods(site.host).filter(({ name }) => name.includes(nameFilter)))
    await measure(flood);
} finally {
  await close();
  await site.close();
}
