// `npm run bench:twins`: two posts of one member with the same text and different request bodies. The first is on
// LinkedIn; the second's create is cut before LinkedIn takes it, and a re-send is refused as a duplicate of the first.
// Prints the outcome of each pair; exits with 1 if a post is shown as published but is not on LinkedIn.
import { createPost } from "@takt/db/testing/factories/create-post";
import { getLedger } from "../harness/get-ledger";
import { createConnectedUser } from "../harness/create-connected-user";
import { signIn } from "../harness/sign-in";
import { timeTravel } from "../harness/time-travel";
import { waitFor } from "../harness/wait-for";
import { uploadImage } from "../harness/upload-file";
import { startBench } from "./start-bench";

const MINUTE_MS = 60_000;
/** The re-send and the leases take nine minutes. */
const MAX_MINUTES = 12;
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
      expiresAt: new Date(Date.now() + 12 * 60 * MINUTE_MS),
    },
  });
  await stack.inngest.tick(MINUTE_MS);
}
const getStatus = async (id: string) => (await db.post.findUniqueOrThrow({ where: { id } })).status;

async function tryPair(pair: (typeof PAIRS)[number]): Promise<void> {
  const user = await createConnectedUser(db, stack.linkedin, stack.tokenKeys);
  const content = `Twins: ${pair}`;
  const first = await createPost(db, user, { content });
  if (pair.includes("picture")) {
    const id = await uploadImage(stack, await signIn(db, user.id));
    await db.media.update({ where: { id }, data: { postId: first.id } });
  }
  await publish(first.id);
  await waitFor(
    "the first is published",
    async () => (await getStatus(first.id)) === "published",
    5 * MINUTE_MS,
  );

  const visibility = pair.includes("connections") ? "CONNECTIONS" : "PUBLIC";
  const second = await createPost(db, user, { content, visibility });
  await stack.linkedin.fault({
    match: { method: "POST", path: "^/rest/posts$", member: user.memberSub },
    kind: "cut",
  });
  await publish(second.id);
  await waitFor(
    "the second is sent",
    async () => (await getStatus(second.id)) === "publishing",
    5 * MINUTE_MS,
  );
  for (let i = 0; i < MAX_MINUTES && (await getStatus(second.id)) === "publishing"; i++) {
    await timeTravel(db, stack, MINUTE_MS);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
  const [status, onLinkedIn] = [await getStatus(second.id), (await getLedger(stack, user.memberSub)).length];
  console.log(`${pair}: LinkedIn has ${onLinkedIn} of 2, the second is ${status}`);
  if (status !== "unconfirmed" || onLinkedIn !== 1) process.exitCode = 1;
}

try {
  for (const pair of PAIRS) await tryPair(pair);
} finally {
  await close();
}
