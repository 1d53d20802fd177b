import { buttonStyle } from "@takt/ui/button-style";
import { IconButton } from "@takt/ui/icon-button";
import { Verbatim } from "@takt/ui/verbatim";
import { Check } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useConnectHref } from "../shared/use-connect-href";
import { LocaleLink } from "../shared/locale-link";
import type { NotificationView } from "./use-notifications";

type Props = {
  notification: NotificationView;
  unread: boolean;
  /** Called when a link is followed. */
  onFollowed: () => void;
  onRead: () => void;
};

/** The link to what a notification is about, which also marks it as read, and the button that only marks it. */
export function NotificationActions({ notification, unread, onFollowed, onRead }: Props) {
  const { t } = useT("notifications");
  const connectHref = useConnectHref();
  const { kind, post, action } = notification;
  const about = `${t(`kinds.${kind}.title`)}${post ? `: ${post.excerpt}` : ""}`;
  const style = buttonStyle({ variant: "outline", size: "sm" });
  return (
    <div className="flex items-start gap-1.5 @max-[34rem]:ms-12">
      {post && (
        <LocaleLink href={`/app/content/edit/${post.id}`} onClick={onFollowed} className={style}>
          {t("openPost")}
          <span className="sr-only">
            : {post.excerpt ? <Verbatim>{post.excerpt}</Verbatim> : t("noText")}
          </span>
        </LocaleLink>
      )}
      {action === "reconnect" && (
        <a href={connectHref} onClick={onFollowed} className={style}>
          {t("reconnect")}
        </a>
      )}
      {action === "connections" && (
        <LocaleLink href="/app/user/profile" onClick={onFollowed} className={style}>
          {t("showConnection")}
        </LocaleLink>
      )}
      {action === "webhooks" && (
        <LocaleLink href="/app/user/settings?tab=webhooks" onClick={onFollowed} className={style}>
          {t("showWebhooks")}
        </LocaleLink>
      )}
      {unread && (
        <IconButton size="sm" label={t("markRead", { what: about })} onClick={onRead}>
          <Check aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
