import { DomainError } from "../../shared/domain-error";
import type { RefusedFinding } from "../model/finding";
import type { Author } from "../posts-of";
import { readRefusalFacts, type RehearsalDeps } from "./facts/collect-facts";
import { findRefusal } from "./run-rules";

/**
 * Checks that LinkedIn does not surely refuse a post at a time (FINDING_SEVERITY). Refuses with `post_not_found`,
 * `post_content_mixed`, `post_poll_too_long`, `media_too_many`, `post_file_refused`, `post_duplicate`, and as
 * requirePublishable does.
 */
export async function requireNotRefused(
  deps: Pick<RehearsalDeps, "db" | "clock">,
  author: Author,
  postId: string,
  at: Date,
): Promise<void> {
  const finding = findRefusal(await readRefusalFacts(deps, author, postId, at));
  if (finding) throw toError(finding);
}

function toError(finding: RefusedFinding): DomainError {
  switch (finding.code) {
    case "media_too_many":
      return new DomainError("media_too_many");
    case "file_refused":
      return new DomainError("post_file_refused", { fileName: finding.fileName });
    case "duplicate":
      return new DomainError("post_duplicate", { until: finding.until.toISOString() });
    default: {
      const { code, ...data } = finding;
      return new DomainError(`post_${code}`, data);
    }
  }
}
