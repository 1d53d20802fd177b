import type { PostStatus } from "@takt/domain/posts/model/post-status";
import { Badge } from "@takt/ui/badge";
import { cn } from "@takt/ui/cn";
import { useT } from "next-i18next/client";
import { STATUS_STYLE } from "./status-style";

/** A post's status as icon, label and colour. */
export function StatusBadge({ status, className }: { status: PostStatus; className?: string }) {
  const { t } = useT("posts");
  const { tone } = STATUS_STYLE[status];
  return (
    <Badge tone={tone} className={className} data-status={status}>
      <StatusIcon status={status} />
      {t(`status.${status}`)}
    </Badge>
  );
}

/** Only the icon of a status, beside another text. */
export function StatusIcon({ status, className }: { status: PostStatus; className?: string }) {
  const { icon: Icon } = STATUS_STYLE[status];
  const turns = status === "publishing" && "animate-spin motion-reduce:animate-none";
  return <Icon aria-hidden className={cn("size-3.5 shrink-0", turns, className)} />;
}
