import type { PostStatus } from "@takt/domain/posts/model/post-transitions";
import { Badge, type BadgeTone } from "@takt/ui/badge";
import { cn } from "@takt/ui/cn";
import {
  Ban,
  CircleCheck,
  CircleHelp,
  Clock,
  LoaderCircle,
  Pencil,
  TriangleAlert,
  type LucideIcon,
} from "lucide-react";
import { useT } from "~/i18n/use-t";

/** The icon and colour of each status; a status is never shown by colour alone. */
export const STATUS_STYLE: Record<PostStatus, { icon: LucideIcon; tone: BadgeTone }> = {
  draft: { icon: Pencil, tone: "neutral" },
  scheduled: { icon: Clock, tone: "blue" },
  publishing: { icon: LoaderCircle, tone: "blue" },
  published: { icon: CircleCheck, tone: "green" },
  failed: { icon: TriangleAlert, tone: "red" },
  cancelled: { icon: Ban, tone: "amber" },
  unconfirmed: { icon: CircleHelp, tone: "amber" },
};

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
