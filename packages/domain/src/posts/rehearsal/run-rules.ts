import { FINDING_SEVERITY, type Finding, type RefusedFinding } from "../model/finding";
import type { RefusalFacts, RehearsalFacts } from "./facts/rehearsal-facts";
import { checkComment } from "./rules/check-comment";
import { checkConnection } from "./rules/check-connection";
import { checkContent } from "./rules/check-content";
import { checkDayLimit } from "./rules/check-day-limit";
import { checkDuplicates } from "./rules/check-duplicates";
import { checkFiles } from "./rules/check-files";
import { checkLinks } from "./rules/check-links";
import { checkText } from "./rules/check-text";

/** The rules that may find what LinkedIn surely refuses. */
const REFUSAL_RULES: readonly ((facts: RefusalFacts) => Finding[])[] = [
  checkText,
  checkContent,
  checkFiles,
  checkDuplicates,
];

const RULES: readonly ((facts: RehearsalFacts) => Finding[])[] = [
  ...REFUSAL_RULES,
  checkConnection,
  checkComment,
  checkDayLimit,
  checkLinks,
];

/** Returns everything that is known to fail, what is refused first. */
export function runRules(facts: RehearsalFacts): Finding[] {
  const findings = RULES.flatMap((rule) => rule(facts));
  return findings.toSorted((a, b) => Number(isRefused(b)) - Number(isRefused(a)));
}

/** Returns the first finding that LinkedIn surely refuses the post for; null without one. */
export function findRefusal(facts: RefusalFacts): RefusedFinding | null {
  return REFUSAL_RULES.flatMap((rule) => rule(facts)).find(isRefused) ?? null;
}

function isRefused(finding: Finding): finding is RefusedFinding {
  return FINDING_SEVERITY[finding.code] === "refused";
}
