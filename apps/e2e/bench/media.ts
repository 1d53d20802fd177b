// `npm run bench:media -- [megabytes]`: a post with one video (200 MB by default), uploaded through the web app and sent
// to LinkedIn ahead of the post's time. Prints how the memory of the web process grew in each part, how long the upload
// to LinkedIn took, and how late the post was.
import { cpus, totalmem } from "node:os";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createConnectedUser } from "../harness/create-connected-user";
import { signIn } from "../harness/sign-in";
import { waitFor } from "../harness/wait-for";
import { uploadVideo } from "../harness/upload-file";
import { startBench } from "./start-bench";
import { watchUsage } from "./watch-usage";

const megabytes = Number(process.argv[2] ?? 200);
/** One minute for the next sweep, and the rest for the upload and LinkedIn's processing. */
const LEAD_MS = 150_000;
const TIMEOUT_MS = 10 * 60_000;

type Call = { at: number; method: string; path: string };

const { stack, db, close } = await startBench();
try {
  const user = await createConnectedUser(db, stack.linkedin, stack.tokenKeys);
  const cookie = await signIn(db, user.id);
  // A small video goes first, so that code loaded on first use is not counted.
  await uploadVideo(stack, cookie);

  const uploadUsage = watchUsage(stack, db);
  const media = await uploadVideo(stack, cookie, megabytes * 1_000_000);
  const uploaded = await uploadUsage.stop();

  const dueAt = new Date(Date.now() + LEAD_MS);
  const post = await createPost(db, user, { status: "scheduled", scheduledAt: dueAt });
  const transferUsage = watchUsage(stack, db);
  await db.media.update({ where: { id: media }, data: { postId: post.id } });
  await waitFor("LinkedIn has it", async () => (await db.mediaUrn.count()) === 1, TIMEOUT_MS);
  const transferred = await transferUsage.stop();
  const row = () => db.post.findUniqueOrThrow({ where: { id: post.id } });
  await waitFor("it is published", async () => (await row()).status === "published", TIMEOUT_MS);

  const puts = (await stack.linkedin.requests({ path: "^/dms-uploads/" })) as Call[];
  const { posts } = await stack.linkedin.state<{ posts: { createdAt: number }[] }>();
  const seconds = (puts.at(-1)!.at - puts[0]!.at) / 1000;
  console.log(
    `machine     ${cpus().length} x ${cpus()[0]!.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}
video       ${megabytes} MB in ${puts.length} parts, ${posts.length} post created
to us       web process ${uploaded.before} MiB before, ${uploaded.peak} MiB at most
to LinkedIn web process ${transferred.before} MiB before, ${transferred.peak} MiB at most; first to last part ${seconds.toFixed(1)} s
lateness ms ${posts[0]!.createdAt - dueAt.getTime()}`,
  );
  if (posts.length !== 1) process.exitCode = 1;
} finally {
  await close();
}
