import type { Finding } from "../../model/finding";
import { hasFirstComment } from "../../model/first-comment";
import { hasVisibleText, publishProblem } from "../../model/publish-problem";
import type { RefusalFacts } from "../facts/rehearsal-facts";

/** Matches a mention in little text, which Takt escapes: readers would see its brackets and its URN. */
const MENTION = /@\[[^\][]{1,200}\]\(urn:li:[a-z]+:[\w-]+\)/iu;

/** Finds the faults that publishing refuses in the post's text, link card, poll and first comment; each is tested at its rule. */
export function checkText({ fields, request }: RefusalFacts): Finding[] {
  const findings: Finding[] = [];
  const problem = publishProblem(fields);
  if (problem) findings.push(problem);
  const mention = MENTION.exec(request.text);
  if (mention) findings.push({ code: "mention_plain", text: mention[0] });
  const comment = fields.firstComment ?? "";
  if (hasFirstComment(comment) && !hasVisibleText(comment)) findings.push({ code: "comment_invisible" });
  return findings;
}
