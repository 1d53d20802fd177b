import type { Backend } from "../backend";
import type { Metric, SetFigures } from "../model/activity";
import type { Post } from "../model/entities";
import { dayOf } from "./days";
import { simulateFigures } from "./simulate-figures";
import { isPublished } from "../posts/present-post";

/** The number of a metric in a time from `from` (inclusive) to `to` (exclusive); null where nobody can know it. */
export type ReadMetric = (metric: Metric, from: number, to: number) => number | null;

/** The figures of a post: those that were set, else what members did to it and what the model adds. */
export function postFigures(backend: Backend, post: Post): ReadMetric {
  const set = backend.store.figures.get(post.urn);
  const simulated = backend.settings.get().figures === "simulated" ? simulateFigures(post) : null;
  const times = actionTimes(backend, post);

  return (metric, from, to) => {
    const exact = readSet(set, metric, { from, to, publishedAt: post.settlesAt });
    if (exact !== undefined) return exact;
    const until = Math.min(to, backend.clock.now());
    const done = times[metric]?.filter((at) => at >= from && at < to).length;
    if (!simulated) return done ?? null;
    return Math.max(0, simulated(metric, until) - simulated(metric, from)) + (done ?? 0);
  };
}

/** The part of the figures that were set that lies in a time; undefined when none were set of this metric. */
function readSet(
  set: SetFigures | undefined,
  metric: Metric,
  { from, to, publishedAt }: { from: number; to: number; publishedAt: number },
): number | undefined {
  const days = Object.entries(set?.days ?? {}).filter(([, figures]) => figures[metric] !== undefined);
  const total = set?.total[metric];
  if (total !== undefined && from === 0) return total;
  if (days.length === 0) {
    if (total === undefined) return undefined;
    return publishedAt >= from && publishedAt < to ? total : 0;
  }
  return days
    .filter(([day]) => day >= dayOf(from) && day < dayOf(to))
    .reduce((sum, [, figures]) => sum + figures[metric]!, 0);
}

/** When members reacted, commented and reshared, as far as it still stands. */
function actionTimes({ store }: Backend, { urn }: Post): Partial<Record<Metric, number[]>> {
  const reshares = store.postsOf().filter((post) => post.reshareOf === urn && post.deletedAt === null);
  const timesOf = (all: { createdAt: number }[]) => all.map(({ createdAt }) => createdAt);
  return {
    REACTION: timesOf(store.reactionsOf(urn)),
    COMMENT: timesOf(store.commentsOf(urn)),
    RESHARE: timesOf(reshares),
  };
}

/** Of those who saw one post, the share who had not seen another of the member's posts (assumed). */
const NEW_TO_THE_MEMBER = 0.8;

/** The key under which the exact figures of all posts of a member are set. */
export const memberFiguresKey = (sub: string) => `urn:li:person:${sub}`;

/** The figures of all posts of a member together: those that were set, else the sums over the posts. */
export function memberFigures(backend: Backend, sub: string): ReadMetric {
  const { clock, store } = backend;
  const set = store.figures.get(memberFiguresKey(sub));
  const posts = store
    .postsOf(sub)
    .filter((post) => isPublished(post, clock.now()))
    .map((post) => postFigures(backend, post));

  return (metric, from, to) => {
    const exact = readSet(set, metric, { from, to, publishedAt: clock.now() });
    if (exact !== undefined) return exact;
    const known = posts.map((read) => read(metric, from, to)).filter((count) => count !== null);
    if (known.length === 0) return null;
    const sum = known.reduce((total, count) => total + count, 0);
    return metric === "MEMBERS_REACHED" ? Math.ceil(sum * NEW_TO_THE_MEMBER) : sum;
  };
}
