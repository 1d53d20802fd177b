import type { Backend } from "../backend";
import { isPublished } from "../posts/present-post";
import { postFigures, readSet, type ReadMetric } from "./post-figures";

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
