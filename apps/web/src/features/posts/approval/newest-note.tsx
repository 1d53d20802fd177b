import type { ApprovalEventView, ApprovalView } from "@takt/domain/posts/model/approval-view";
import { verbatim, withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { useEventWords } from "./event-name";

type Props = { state: ApprovalView["state"]; event: ApprovalEventView | undefined };

/** The note of an approval's last event; nothing where that event no longer counts. */
export function NewestNote({ state, event }: Props) {
  const { t } = useT("approvals");
  const words = useEventWords();
  if (!event?.note || state === "voided" || state === "none") return null;
  const { isSelf, note } = event;
  return (
    <figure className="grid gap-0.5 border-s-2 border-border-strong ps-3">
      <figcaption className="text-caption text-muted-fg">
        {isSelf
          ? t("post.ownNote")
          : withVerbatim(words(event) ?? t("post.history.gone"), (name) => t("post.noteOf", { name }))}
      </figcaption>
      <blockquote {...verbatim} className="whitespace-pre-line wrap-anywhere">
        {note}
      </blockquote>
    </figure>
  );
}
