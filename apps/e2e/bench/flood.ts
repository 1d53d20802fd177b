// `npm run bench:flood -- [part of a flood's name]`: one member, or a stranger, floods the product while posts of other
// members are due and one of them looks at their posts. Prints, for each flood and for none, how late the others' posts
// left and how long the other's requests took, at worst, and the memory of the web process. Exit code 1 if a post is
// missing or doubled.
import { cpus, totalmem } from "node:os";
import { createPost } from "@takt/db/testing/factories/create-post";
import { memberUser } from "../harness/member-user";
import { signIn } from "../harness/sign-in";
import { until } from "../harness/until";
import { FLOODS } from "./floods/all";
import type { Flood } from "./floods/flood";
import type { Created } from "./measure-lateness";
import { percentile } from "./percentile";
import { startBench } from "./start-bench";
import { watchRequests } from "./watch-requests";
import { watchUsage } from "./watch-usage";

const OTHERS = 15;
const APART_MS = 2_000;
/** Handed out by a sweep before the flood begins: what is measured is the way out, not the wait for a sweep. */
const LEAD_MS = 80_000;
const PATIENCE_MS = 10 * 60_000;

const wanted = process.argv[2] ?? "";
const { stack, db, close } = await startBench();

async function measure(flood: Flood): Promise<void> {
  const flooder = await memberUser(db, stack.linkedin, stack.tokenKeys);
  const around = { stack, db, flooder, cookie: await signIn(db, flooder.id) };
  await flood.prepare?.(around);
  const first = Date.now() + LEAD_MS;
  const due = new Map<string, number>();
  let other;
  for (let i = 0; i < OTHERS; i++) {
    other = await memberUser(db, stack.linkedin, stack.tokenKeys);
    const at = first + i * APART_MS;
    due.set(other.memberSub, at);
    await createPost(db, other, { status: "scheduled", content: flood.name, scheduledAt: new Date(at) });
  }
  const cookie = await signIn(db, other!.id);
  await new Promise((resolve) => setTimeout(resolve, first - Date.now() - APART_MS));

  const usage = watchUsage(stack, db);
  const requests = watchRequests(stack, cookie);
  const over = new AbortController();
  const flooding = flood.run(around, over.signal);
  const ledger = async () =>
    (await stack.linkedin.state<{ posts: Created[] }>()).posts.filter(({ author }) => due.has(author));
  await until(
    "all are published",
    async () => (await ledger()).length >= OTHERS && Date.now() > first + OTHERS * APART_MS,
    PATIENCE_MS,
  );
  const { took, refused } = await requests();
  over.abort();
  const came = await flooding;
  const { before, peak } = await usage.stop();

  const created = await ledger();
  const late = created.map(({ author, createdAt }) => createdAt - due.get(author)!).sort((a, b) => a - b);
  console.log(`${flood.name}: ${came}
  posts of others, ms late   p50 ${percentile(late, 50)}  max ${late.at(-1)}${late[0]! < 0 ? `  EARLY ${late[0]}` : ""}
  requests of another, ms    p50 ${percentile(took, 50)}  p95 ${percentile(took, 95)}  max ${took.at(-1)}  of ${took.length}, ${refused} without an answer
  web process, MiB           ${before} before, ${peak} at most`);
  if (created.length !== OTHERS || new Set(created.map(({ author }) => author)).size !== OTHERS)
    process.exitCode = 1;
}

try {
  console.log(
    `machine ${cpus().length} x ${cpus()[0]!.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
  );
  for (const flood of FLOODS.filter(({ name }) => name.includes(wanted))) await measure(flood);
} finally {
  await close();
}
