import type { Finding } from "@takt/domain/posts/model/finding";
import { withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "~/features/shared/locale-link";
import { EditLink, ReconnectLink } from "../status/fix-link";

type Props = { finding: Finding; postId: string; otherAuthor: string | null };

/** A link to what mends a finding; nothing when the user is already there. A connection is mended by the post's author alone. */
export function FindingFix({ finding, postId, otherAuthor }: Props) {
  const { t } = useT("posts");
  switch (finding.code) {
    case "connection_none":
    case "connection_lost":
    case "connection_ends":
    case "token_unreadable":
    case "publish_not_permitted":
      return otherAuthor === null ? (
        <ReconnectLink />
      ) : (
        withVerbatim(otherAuthor, (name) => t("failed.onlyAuthor", { name }))
      );
    case "comment_by_hand":
    case "comment_connection_ends":
      return (
        otherAuthor === null && (
          <LocaleLink
            href="/app/user/profile"
            className="font-medium text-current underline underline-offset-3"
          >
            {t("comment.connect")}
          </LocaleLink>
        )
      );
    case "duplicate":
    case "duplicate_likely":
      return finding.other.id !== null && finding.other.id !== postId ? (
        <EditLink postId={finding.other.id}>{t("rehearsal.openOther")}</EditLink>
      ) : (
        <EditLink postId={postId}>{t("failed.edit")}</EditLink>
      );
    case "day_limit":
    case "limit_reached":
      return <EditLink postId={postId}>{t("failed.newTime")}</EditLink>;
    default:
      return <EditLink postId={postId}>{t("failed.edit")}</EditLink>;
  }
}
