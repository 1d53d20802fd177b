import { useT } from "next-i18next/client";
import { useWhen } from "../shared/time/use-when";
import type { NotificationView } from "./notification-view";

/** Says in a sentence or two what happened, and whether it is resolved. */
export function NotificationText({ notification }: { notification: NotificationView }) {
  const { t } = useT(["notifications", "reasons", "posts"]);
  const when = useWhen();
  const { kind, open, post, why, expiresAt } = notification;
  const aboutPost = kind === "post_failed" || kind === "post_unconfirmed";
  return (
    <>
      {post && (
        <p className="truncate text-sm" dir="auto">
          {post.excerpt || t("noText")}
        </p>
      )}
      <p className="text-[13px] text-pretty text-muted-fg">
        {!open &&
          (aboutPost
            ? post
              ? t("postNow", { status: t(`posts:status.${post.status}`) })
              : t("postGone")
            : t("resolvedConnection"))}
        {open && kind === "post_failed" && post?.reason && (
          <>
            {t(`reasons:${post.reason}.title`)}. {t(`reasons:${post.reason}.next`)}
          </>
        )}
        {open && kind === "post_unconfirmed" && t("unanswered")}
        {open && kind === "connection_expiring" && expiresAt && t("endsOn", { when: when(expiresAt) })}
        {open && kind === "connection_invalid" && why && t(`why.${why}`)}
      </p>
    </>
  );
}
