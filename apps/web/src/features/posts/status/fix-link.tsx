import type { FailureReason } from "@takt/domain/posts/model/failure-reason";
import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { useConnectHref, useCurrentPath } from "~/features/shared/use-connect-href";
import { LocaleLink } from "~/features/shared/locale-link";

/** The fix of each failure: a new connection, another text or file, or another time. */
export const FIXES: Record<FailureReason, "reconnect" | "edit" | "newTime"> = {
  refused: "edit",
  connection_invalid: "reconnect",
  media_rejected: "edit",
  media_unready: "newTime",
  too_long: "edit",
  duplicate: "edit",
  missed: "newTime",
  not_approved: "newTime",
  limit_reached: "newTime",
  unreachable: "newTime",
  version_retired: "newTime",
  token_unreadable: "reconnect",
  denied: "newTime",
};

/** A link to what resolves a failed post; nothing when the user is already there. */
export function FixLink({ postId, reason }: { postId: string; reason: FailureReason }) {
  const { t } = useT("posts");
  const fix = FIXES[reason];
  return fix === "reconnect" ? <ReconnectLink /> : <EditLink postId={postId}>{t(`failed.${fix}`)}</EditLink>;
}

/** A link to the page of a post; nothing on that page. */
export function EditLink({ postId, children }: { postId: string; children: ReactNode }) {
  const path = useCurrentPath();
  const href = `/app/content/edit/${postId}`;
  if (path.endsWith(href)) return null;
  return (
    <LocaleLink href={href} className="font-medium text-current underline underline-offset-3">
      {children}
    </LocaleLink>
  );
}

/** A link to LinkedIn's consent page and back to this page. A plain link, because a route handler redirects to another site. */
export function ReconnectLink() {
  const { t } = useT("posts");
  const href = useConnectHref();
  return (
    <a href={href} className="font-medium text-current underline underline-offset-3">
      {t("failed.reconnect")}
    </a>
  );
}
