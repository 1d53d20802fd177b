import type { FailureReason } from "@takt/domain/posts/model/failure-reason";
import { useT } from "next-i18next/client";
import { useCurrentPath } from "../../use-current-path";
import { LocaleLink } from "../../locale-link";
import { ReconnectLink } from "./reconnect-link";

/** What helps: another connection, another text or file, or only another time. */
const FIXES: Record<FailureReason, "reconnect" | "edit" | "newTime"> = {
  refused: "edit",
  connection_invalid: "reconnect",
  media_rejected: "edit",
  media_unready: "newTime",
  too_long: "edit",
  duplicate: "edit",
  missed: "newTime",
  limit_reached: "newTime",
  unreachable: "newTime",
  version_retired: "newTime",
  token_unreadable: "reconnect",
  denied: "newTime",
};

/** The way to what repairs a failed post; nothing where the user already is there. */
export function FixLink({ postId, reason }: { postId: string; reason: FailureReason }) {
  const { t } = useT("posts");
  const path = useCurrentPath();
  const fix = FIXES[reason];
  if (fix === "reconnect") return <ReconnectLink />;
  const href = `/app/content/edit/${postId}`;
  if (path.endsWith(href)) return null;
  return (
    <LocaleLink href={href} className="font-medium text-current underline underline-offset-3">
      {t(`failed.${fix}`)}
    </LocaleLink>
  );
}
