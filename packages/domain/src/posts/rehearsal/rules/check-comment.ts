import type { Finding } from "../../model/finding";
import type { RehearsalFacts } from "../facts/rehearsal-facts";

/** Whether Takt can write the first comment at the post's time. */
export function checkComment({ comment, at }: RehearsalFacts): Finding[] {
  if (!comment) return [];
  const { access, endsAt } = comment;
  if (access !== "ready") return [{ code: "comment_by_hand", access }];
  return endsAt && endsAt <= at ? [{ code: "comment_connection_ends", endsAt }] : [];
}
