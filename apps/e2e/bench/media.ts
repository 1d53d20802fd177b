// `npm run bench:media -- [megabytes]`: a post with one video (200 MB unless told otherwise), uploaded through the web
// app and sent to LinkedIn ahead of the post's time. Prints how the web process's memory grew in each part, how long
// the way to LinkedIn took, and how late the post left.
import { cpus, totalmem } from "node:os";
import { createPost } from "@takt/db/testing/factories/create-post";
import { memberUser } from "../harness/member-user";
import { signIn } from "../harness/sign-in";
import { until } from "../harness/until";
import { uploadVideo } from "../harness/upload-video";
import { startBench } from "./start-bench";
import { watchUsage } from "./watch-usage";

const megabytes = Number(process.argv[2] ?? 200);
/** The next sweep comes within a minute; the rest is for the upload and LinkedIn's processing. */
const LEAD_MS = 150_000;
const PATIENCE_MS = 10 * 60_000;

type Call = { at: number; method: string; path: string };

const { stack, db, close } = await startBench();
try {
  const user = await memberUser(db, stack.linkedin, stack.tokenKeys);
  const cookie = await signIn(db, user.id);
  // A small one first: what is loaded at first use is not the film's.
  await uploadVideo(stack, cookie);

  const arriving = watchUsage(stack, db);
  const media = await uploadVideo(stack, cookie, megabytes * 1_000_000);
  const arrived = await arriving.stop();

  const dueAt = new Date(Date.now() + LEAD_MS);
  const post = await createPost(db, user, { status: "scheduled", scheduledAt: dueAt });
  const leaving = watchUsage(stack, db);
  await db.media.update({ where: { id: media }, data: { postId: post.id } });
  await until("LinkedIn has it", async () => (await db.mediaUrn.count()) === 1, PATIENCE_MS);
  const left = await leaving.stop();
  const row = () => db.post.findUniqueOrThrow({ where: { id: post.id } });
  await until("it is published", async () => (await row()).status === "published", PATIENCE_MS);

  const puts = (await stack.linkedin.requests({ path: "^/dms-uploads/" })) as Call[];
  const { posts } = await stack.linkedin.state<{ posts: { createdAt: number }[] }>();
  const seconds = (puts.at(-1)!.at - puts[0]!.at) / 1000;
  console.log(
    `machine     ${cpus().length} x ${cpus()[0]!.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}
video       ${megabytes} MB in ${puts.length} parts, ${posts.length} post created
to us       web process ${arrived.before} MiB before, ${arrived.peak} MiB at most
to LinkedIn web process ${left.before} MiB before, ${left.peak} MiB at most; first to last part ${seconds.toFixed(1)} s
lateness ms ${posts[0]!.createdAt - dueAt.getTime()}`,
  );
  if (posts.length !== 1) process.exitCode = 1;
} finally {
  await close();
}
