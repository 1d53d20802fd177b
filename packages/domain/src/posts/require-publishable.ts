import { DomainError } from "../shared/domain-error";
import { publishProblem } from "./model/publish-problem";

/** Checks that LinkedIn would take the post. Refuses with `post_empty`, `post_invisible` or `post_too_long`. */
export function requirePublishable(post: {
  content: string;
  hashtags: readonly string[];
  mediaCount: number;
}): void {
  const problem = publishProblem(post);
  if (!problem) return;
  const { code, ...data } = problem;
  throw new DomainError(`post_${code}`, data);
}
