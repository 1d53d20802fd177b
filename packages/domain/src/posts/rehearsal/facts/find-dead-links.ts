import { awaitAll } from "@takt/domain/shared/concurrency";
import type { PostsDeps } from "../../deps";
import type { PublishablePost } from "../../ports/publisher";
import type { Author } from "../../posts-of";
import { listLinks } from "./list-links";
import type { RehearsalFacts } from "./rehearsal-facts";

/** All links of a post together. */
const MAX_WAIT_MS = 4_000;

/** Finds the links of a post that lead nowhere. What does not answer in time, or answers robots otherwise, is no fault. */
export async function findDeadLinks(
  { linkPages }: Pick<PostsDeps, "linkPages">,
  author: Author,
  request: PublishablePost,
): Promise<RehearsalFacts["links"]> {
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  const found = await awaitAll(
    listLinks(request).map(async (url) => {
      const state = await linkPages.check(url, { signal, owner: author.userId });
      return state === "alive" || state === "unknown" ? [] : [{ url, fault: state }];
    }),
  );
  return found.flat();
}
