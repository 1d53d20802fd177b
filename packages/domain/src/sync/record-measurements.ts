import type { Prisma } from "@takt/db/generated/prisma/client";
import { type Measurements, recordMetrics } from "../analytics/record-metrics";
import type { LeasedRun } from "./lease-run";

type Tx = Prisma.TransactionClient;

/**
 * Records what a batch of a run has measured. Returns how many posts got other figures, of those that are not in `written`,
 * which were counted already.
 */
export async function recordMeasurements(
  tx: Tx,
  { userId, source }: Pick<LeasedRun, "userId" | "source">,
  { posts = [], memberDays = [], measuredAt }: Omit<Measurements, "source" | "postDays">,
  written: ReadonlySet<string>,
): Promise<number> {
  // It locks the user, whose posts would wait to be published.
  if (posts.length === 0 && memberDays.length === 0) return 0;
  const ids = posts.map(({ linkedinPostId }) => linkedinPostId).filter((id) => !written.has(id));
  const before = await readMeasurements(tx, source, ids);
  await recordMetrics(tx, userId, { source, measuredAt, posts, memberDays });
  const after = await readMeasurements(tx, source, ids);
  return [...after].filter(([id, figures]) => before.get(id) !== figures).length;
}

/** Reads the figures that a source has told of posts, each as text. */
async function readMeasurements(
  tx: Tx,
  source: LeasedRun["source"],
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.postMetrics.findMany({ where: { source, linkedinPostId: { in: [...ids] } } });
  return new Map(
    rows.map(({ linkedinPostId, measuredAt: _, ...figures }) => [linkedinPostId, JSON.stringify(figures)]),
  );
}
