import type { ApprovalEventView } from "@takt/domain/posts/model/approval-view";
import { Verbatim, withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";

type Event = Pick<ApprovalEventView, "by" | "isGuest" | "isSelf">;

/** The person of an event: the reader, a member, or a guest by the name that they gave. */
export function EventName({ event: { by, isGuest, isSelf } }: { event: Event }) {
  const { t } = useT("approvals");
  if (isSelf) return t("post.history.you");
  if (isGuest)
    return by
      ? withVerbatim(by, (name) => t("post.history.guest", { name }))
      : t("post.history.guestUnnamed");
  return by === null ? t("post.history.gone") : <Verbatim>{by}</Verbatim>;
}

/** The same as words of a sentence; null when the account is gone. */
export function useEventWords(): (event: Event) => string | null {
  const { t } = useT("approvals");
  return ({ by, isGuest }) =>
    isGuest ? (by ? t("post.history.guest", { name: by }) : t("post.history.guestUnnamed")) : by;
}
