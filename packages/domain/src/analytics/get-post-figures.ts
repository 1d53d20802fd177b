import type { PostMetrics } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import type { Origin } from "./model/key-metric-value";
import { POST_METRICS, type PostMetric } from "./model/metrics";

/** A number of a post, where it comes from and when it was measured. */
export type PostFigure = Origin & { metric: PostMetric; value: number };

/** Metrics whose sum is the engagements, where no source reports them. */
const PARTS = ["reactions", "comments", "reshares"] as const;

/**
 * Gets what is known of one of the actor's posts on LinkedIn, of each number the newest measurement, as the rollups have it
 * (refresh-rollups.ts). What no source reports is missing, and is not zero. Refuses with `post_not_found`.
 */
export async function getPostFigures(
  { db }: Pick<CoreDeps, "db">,
  { userId, workspaceId }: Pick<Actor, "userId" | "workspaceId">,
  postId: string,
): Promise<PostFigure[]> {
  const where = { id: postId, authorId: userId, workspaceId };
  if (!(await db.post.findFirst({ where, select: { id: true } }))) throw new DomainError("post_not_found");
  const measurements = await db.postMetrics.findMany({
    where: { linkedinPost: { postId, userId } },
    orderBy: [{ measuredAt: "desc" }, { source: "desc" }],
  });
  const known = new Map(
    POST_METRICS.flatMap((metric) => {
      const figure = findNewest(measurements, metric);
      return figure ? [[metric, figure] as const] : [];
    }),
  );
  const engagements = known.get("engagements") ?? addUp(PARTS.map((part) => known.get(part)));
  if (engagements) known.set("engagements", engagements);
  return POST_METRICS.flatMap((metric) => known.get(metric) ?? []);
}

function findNewest(measurements: readonly PostMetrics[], metric: PostMetric): PostFigure | null {
  const newest = measurements.find((one) => one[metric] !== null);
  if (!newest) return null;
  return { metric, value: newest[metric]!, sources: [newest.source], measuredAt: newest.measuredAt };
}

/** Adds up what engagements consist of; null unless all of it is known. */
function addUp(parts: readonly (PostFigure | undefined)[]): PostFigure | null {
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return null;
  return {
    metric: "engagements",
    value: known.reduce((sum, { value }) => sum + value, 0),
    sources: [...new Set(known.flatMap(({ sources }) => sources))],
    measuredAt: new Date(Math.max(...known.map(({ measuredAt }) => measuredAt.getTime()))),
  };
}
