import type { NoteView } from "@takt/domain/posts/model/note-view";
import { verbatim, withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";

/** A note's writer: a member, a guest by a review link, or somebody whose account is gone. */
export function WriterName({ by }: Pick<NoteView, "by">) {
  const { t } = useT("notes");
  const className = "font-medium wrap-anywhere";
  if (!by) return <span className={className}>{t("gone")}</span>;
  const { name, isGuest } = by;
  if (!name) return <span className={className}>{t(isGuest ? "guestUnnamed" : "unnamed")}</span>;
  if (isGuest)
    return <span className={className}>{withVerbatim(name, (given) => t("guest", { name: given }))}</span>;
  return (
    <span {...verbatim} className={className}>
      {name}
    </span>
  );
}
