import { execFileSync } from "node:child_process";
import type { Stack } from "../../harness/start-stack";
import { createBarePosts } from "../bare-posts";
import { percentile } from "../measure-lateness";
import { bullmq } from "./bullmq";
import { graphileWorker } from "./graphile-worker";
import { installPeers } from "./install-peers";
import type { Peer } from "./peer";
import { pgBoss } from "./pg-boss";

/** Time to create the jobs before they are due. */
const LEAD_MS = 15_000;

/** Has the same posts published by each queue of others, with what the bare loop does as the job, and prints the ratios. */
export async function runPeers(
  databaseUrl: string,
  stack: Stack,
  { members, count, bareRate }: { members: readonly string[]; count: number; bareRate: number },
): Promise<void> {
  const load = installPeers();
  const peers: [Peer, unknown][] = [
    [pgBoss, load("pg-boss")],
    [graphileWorker, load("graphile-worker")],
    ...(hasRedis() ? [[bullmq, load("bullmq")] satisfies [Peer, unknown]] : []),
  ];
  for (const [peer, library] of peers)
    console.log(await runPeer(peer, library, databaseUrl, stack, { members, count, bareRate }));
  if (!hasRedis()) console.log("BullMQ      not run: there is no redis-server");
}

async function runPeer(
  { name, run }: Peer,
  library: unknown,
  databaseUrl: string,
  stack: Stack,
  { members, count, bareRate }: { members: readonly string[]; count: number; bareRate: number },
): Promise<string> {
  const posts = await createBarePosts(databaseUrl, stack, { members, count, text: `Post by ${name}` });
  try {
    const dueAt = new Date(Date.now() + LEAD_MS);
    await run(library, { databaseUrl, count, dueAt, work: posts.publish });
    const late = posts.createdAt.map((at) => at - dueAt.getTime()).sort((a, b) => a - b);
    const rate = count / (late.at(-1)! / 1000);
    return `${name}: ${rate.toFixed(0)} posts/s, ratio ${(rate / bareRate).toFixed(2)}; lateness ms p50 ${percentile(late, 50)}  p95 ${percentile(late, 95)}; ${posts.createdAt.length} creates`;
  } finally {
    await posts.close();
  }
}

function hasRedis(): boolean {
  try {
    execFileSync("redis-server", ["--version"]);
    return true;
  } catch {
    return false;
  }
}
