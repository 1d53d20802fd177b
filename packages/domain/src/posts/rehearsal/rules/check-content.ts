import { MEDIA_LIMITS } from "@takt/domain/media/model/media-limits";
import type { Finding } from "../../model/finding";
import { POLL_LIMITS } from "../../model/poll";
import type { RefusalFacts } from "../facts/rehearsal-facts";
import { isContentMixed } from "../../require-one-content";

/** A post has content of one kind, as many files as LinkedIn takes, and a poll within its limits. */
export function checkContent({ fields, request, files }: RefusalFacts): Finding[] {
  const findings: Finding[] = [];
  const kinds = new Set(files.map(({ kind }) => kind));
  const isMixed = isContentMixed({ hasCard: !!fields.linkCard, hasPoll: !!fields.poll, media: files });
  if (isMixed || kinds.size > 1) findings.push({ code: "content_mixed" });
  const max = kinds.has("image") ? MEDIA_LIMITS.imagesPerPost : 1;
  if (kinds.size === 1 && files.length > max)
    findings.push({ code: "media_too_many", count: files.length, max });
  const { content } = request;
  if (content.kind !== "poll") return findings;
  const isTooLong =
    content.question.length > POLL_LIMITS.questionLength ||
    content.options.some((option) => option.length > POLL_LIMITS.optionLength);
  return isTooLong ? [...findings, { code: "poll_too_long" }] : findings;
}
