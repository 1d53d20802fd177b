import { addPost, createGroup, type CountedPost } from "./add-post";
import { getOpening, type Opening, OPENINGS } from "./opening";
import { type ComparedGroup, compareGroups } from "./post-group";

/** The known counts of a post, the beginning of its text, and whether it is old enough to be compared. */
export type OpenedPost = CountedPost & { text: string; isSettled: boolean };

export type OpeningGroup = ComparedGroup<{ opening: Opening }>;

/** Groups posts by how they open, each group compared with the others; posts without a word are in none. */
export function groupByOpening(posts: readonly OpenedPost[]): OpeningGroup[] {
  const opened = posts.map((post) => ({ ...post, opening: getOpening(post.text) }));
  const groups = OPENINGS.map((opening) =>
    toGroup(
      opening,
      opened.filter((post) => post.opening === opening),
    ),
  );
  return compareGroups(groups.filter((group) => group.posts > 0));
}

function toGroup(opening: Opening, posts: readonly OpenedPost[]) {
  const group = createGroup();
  const logs = { n: 0, sum: 0, squares: 0 };
  for (const post of posts) {
    addPost(group, post);
    if (post.impressions === null || !post.isSettled) continue;
    const log = Math.log(post.impressions + 1);
    logs.n += 1;
    logs.sum += log;
    logs.squares += log * log;
  }
  return { opening, ...group, logs };
}
