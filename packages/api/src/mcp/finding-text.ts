import type { Finding } from "@takt/domain/posts/model/finding";
import type { Actor } from "@takt/domain/shared/actor";
import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import type { Say } from "./say";

/** Returns who says a finding in the words of the screen, with times in the member's zone. */
export function createFindingText(say: Say, { locale, zone }: Pick<Actor, "locale" | "zone">) {
  const when = (at: Date) =>
    at.toLocaleString(INTL_LOCALE[locale], { timeZone: zone, dateStyle: "medium", timeStyle: "short" });
  const sayFinding = (key: string, data: Readonly<Record<string, unknown>> = {}) =>
    say(`posts:rehearsal.findings.${key}`, data);
  return (finding: Finding): string => {
    const { code, ...data } = finding;
    switch (finding.code) {
      case "empty":
      case "invisible":
      case "unfinished":
      case "too_long":
      case "link_card_incomplete":
      case "poll_incomplete":
      case "comment_too_long":
        return say(`errors:post_${code}`, data);
      case "duplicate":
        return sayFinding(code, toTwin(finding));
      case "duplicate_likely":
        return sayFinding(`${code}.${finding.other.status}`, toTwin(finding));
      case "media_too_many":
        return sayFinding(code, { number: finding.count, max: finding.max });
      case "file_refused":
      case "link_dead":
        return sayFinding(`${code}.${finding.fault}`, data);
      case "connection_ends":
      case "comment_connection_ends":
        return sayFinding(code, { when: when(finding.endsAt) });
      default:
        return sayFinding(code, data);
    }
  };

  function toTwin({ other, until }: Extract<Finding, { code: `duplicate${string}` }>) {
    return { when: when(other.at), until: when(until), excerpt: other.excerpt || say("posts:untitled") };
  }
}
