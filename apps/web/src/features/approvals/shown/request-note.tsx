import { verbatim, withVerbatim } from "@takt/ui/verbatim";
import { useId } from "react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";

/** The note to the approvers of who asks; nothing without one. */
export function RequestNote({ postId }: { postId: string }) {
  const { t } = useT("approvals");
  const titleId = useId();
  const { data: events } = trpc.approvals.events.useQuery({ id: postId });
  const request = events?.find(({ kind }) => kind === "requested");
  if (!request?.note) return null;
  return (
    <figure aria-labelledby={titleId} className="grid gap-1 border-s-2 border-border-strong ps-3">
      <figcaption id={titleId} className="text-muted-fg">
        {request.by ? withVerbatim(request.by, (name) => t("inbox.note", { name })) : t("inbox.noteUnnamed")}
      </figcaption>
      <blockquote {...verbatim} className="text-sm/5 whitespace-pre-wrap wrap-anywhere">
        {request.note}
      </blockquote>
    </figure>
  );
}
