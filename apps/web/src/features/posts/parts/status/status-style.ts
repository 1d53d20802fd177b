import type { PostStatus } from "@takt/domain/posts/model/post-status";
import type { BadgeTone } from "@takt/ui/badge";
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
