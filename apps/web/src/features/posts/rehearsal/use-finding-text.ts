import type { Finding } from "@takt/domain/posts/model/finding";
import { useT } from "~/i18n/use-t";
import { useWhen } from "~/features/shared/time/use-clock";
import { excerpt } from "../parts/post-summary";
import { usePublishProblemText } from "../parts/use-publish-problem-text";

/** The sentence that tells a finding, and what mends it. */
export function useFindingText(): (finding: Finding) => string {
  const { t } = useT("posts");
  const when = useWhen();
  const problemText = usePublishProblemText();
  return (finding) => {
    switch (finding.code) {
      case "empty":
      case "invisible":
      case "unfinished":
      case "too_long":
      case "link_card_incomplete":
      case "poll_incomplete":
      case "comment_too_long":
        return problemText(finding);
      case "duplicate":
        return t("rehearsal.findings.duplicate", duplicateTexts(finding));
      case "duplicate_likely":
        return t(`rehearsal.findings.duplicate_likely.${finding.other.status}`, duplicateTexts(finding));
      case "media_too_many":
        return t("rehearsal.findings.media_too_many", { number: finding.count, max: finding.max });
      case "file_refused":
        return t(`rehearsal.findings.file_refused.${finding.fault}`, { fileName: finding.fileName });
      case "file_missing":
      case "file_unready":
        return t(`rehearsal.findings.${finding.code}`, { fileName: finding.fileName });
      case "connection_ends":
      case "comment_connection_ends":
        return t(`rehearsal.findings.${finding.code}`, { when: when(finding.endsAt) });
      case "day_limit":
        return t("rehearsal.findings.day_limit", { calls: finding.calls, max: finding.max });
      case "link_dead":
        return t(`rehearsal.findings.link_dead.${finding.fault}`, { url: finding.url });
      case "mention_plain":
        return t("rehearsal.findings.mention_plain", { text: finding.text });
      default:
        return t(`rehearsal.findings.${finding.code}`);
    }
  };

  function duplicateTexts({ other, until }: Extract<Finding, { code: `duplicate${string}` }>) {
    return { when: when(other.at), until: when(until), excerpt: excerpt(other.excerpt) || t("untitled") };
  }
}
