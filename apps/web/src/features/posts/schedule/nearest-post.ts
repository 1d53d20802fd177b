/** Posts closer together than this compete for the same readers. */
const NEAR_MS = 30 * 60_000;

type Planned = { id: string; status: string; scheduledAt: Date | null };

/** The post nearest to `at` within 30 minutes that goes out or went out, except `exceptId`; null if there is none. */
export function nearestPost<P extends Planned>(
  posts: readonly P[],
  at: Date,
  exceptId: string | null,
): P | null {
  const distance = (post: P) => Math.abs((post.scheduledAt?.getTime() ?? Infinity) - at.getTime());
  const near = posts
    .filter((post) => post.id !== exceptId && ["scheduled", "publishing", "published"].includes(post.status))
    .filter((post) => distance(post) < NEAR_MS);
  return near.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}
