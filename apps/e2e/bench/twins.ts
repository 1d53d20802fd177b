// `npm run bench:twins`: two posts of one member with the same words and other bytes. The first is on LinkedIn; the
// second's create is cut before LinkedIn takes it, and its re-send, if there is one, is refused as a duplicate of the
// first. Prints what each pair comes to; exit code 1 if a post is shown as published and is not there.
import { createPost } from "@takt/db/testing/factories/create-post";
import { ledgerOf } from "../harness/ledger";
import { memberUser } from "../harness/member-user";
import { signIn } from "../harness/sign-in";
import { timeTravel } from "../harness/time-travel";
import { until } from "../harness/until";
import { uploadImage } from "../harness/upload-image";
import { startBench } from "./start-bench";

const MINUTE = 60_000;
/** Re-send and leases take nine minutes. */
const MINUTES = 12;
const PAIRS = ["the second seen by connections", "the second without the first's picture", "equal"] as const;

const { stack, db, close } = await startBench();

async function publish(id: string) {
  const dueAt = new Date();
  await db.post.update({
    where: { id },
    data: {
      status: "scheduled",
      scheduling: 1,
      scheduledAt: dueAt,
      dueAt,
      expiresAt: new Date(Date.now() + 12 * 60 * MINUTE),
    },
  });
  await stack.inngest.tick(MINUTE);
}
const statusOf = async (id: string) => (await db.post.findUniqueOrThrow({ where: { id } })).status;

async function tryPair(pair: (typeof PAIRS)[number]): Promise<void> {
  const user = await memberUser(db, stack.linkedin, stack.tokenKeys);
  const content = `Twins: ${pair}`;
  const first = await createPost(db, user, { content });
  if (pair.includes("picture")) {
    const id = await uploadImage(stack, await signIn(db, user.id));
    await db.media.update({ where: { id }, data: { postId: first.id } });
  }
  await publish(first.id);
  await until("the first is published", async () => (await statusOf(first.id)) === "published", 5 * MINUTE);

  const visibility = pair.includes("connections") ? "CONNECTIONS" : "PUBLIC";
  const second = await createPost(db, user, { content, visibility });
  await stack.linkedin.fault({
    match: { method: "POST", path: "^/rest/posts$", member: user.memberSub },
    kind: "cut",
  });
  await publish(second.id);
  await until("the second is sent", async () => (await statusOf(second.id)) === "publishing", 5 * MINUTE);
  for (let i = 0; i < MINUTES && (await statusOf(second.id)) === "publishing"; i++) {
    await timeTravel(db, stack, MINUTE);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
  const [status, there] = [await statusOf(second.id), (await ledgerOf(stack, user.memberSub)).length];
  console.log(`${pair}: LinkedIn has ${there} of 2, the second is ${status}`);
  if (status !== "unconfirmed" || there !== 1) process.exitCode = 1;
}

try {
  for (const pair of PAIRS) await tryPair(pair);
} finally {
  await close();
}
