import { cn } from "@takt/ui/cn";
import { Verbatim } from "@takt/ui/verbatim";
import { CircleHelp, MessageCircleWarning, TriangleAlert, type LucideIcon } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import type { usePostActions } from "~/features/posts/parts/actions/use-post-actions";
import { excerpt } from "~/features/posts/parts/post-summary";
import { useWhen } from "~/features/shared/time/use-clock";
import { NeedActions } from "./need-actions";
import type { Needed } from "./needed";

const ICONS: Record<Needed["need"], { icon: LucideIcon; tone: string }> = {
  unconfirmed: { icon: CircleHelp, tone: "bg-warning-soft text-warning-soft-fg" },
  failed: { icon: TriangleAlert, tone: "bg-danger-soft text-danger-soft-fg" },
  comment: { icon: MessageCircleWarning, tone: "bg-warning-soft text-warning-soft-fg" },
};

type Props = {
  needed: Needed;
  /** It is settled or put off, and folds. */
  isLeaving: boolean;
  actions: ReturnType<typeof usePostActions>;
  onLater: (needed: Needed) => void;
};

/** A post with what it needs; J and K focus the row itself. */
export function NeedRow({ needed, isLeaving, actions, onLater }: Props) {
  const { need } = needed;
  const titleId = useId();
  const { icon: Icon, tone } = ICONS[need];
  return (
    <li
      data-need={need}
      tabIndex={-1}
      inert={isLeaving}
      aria-labelledby={titleId}
      className={cn(
        "grid grid-rows-[1fr] transition-[grid-template-rows,opacity] duration-180 motion-reduce:transition-none",
        "outline-2 -outline-offset-2 outline-transparent focus-visible:rounded-xl focus-visible:outline-ring",
        isLeaving && "grid-rows-[0fr] opacity-0",
      )}
    >
      <div className="min-h-0 overflow-hidden">
        <div className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-start gap-x-2.5 gap-y-2 px-3.5 py-2.5 @min-[46rem]/main:grid-cols-[1.75rem_minmax(0,1fr)_auto] @min-[46rem]/main:items-center">
          <span aria-hidden className={cn("grid size-7 place-items-center rounded-lg [&_svg]:size-4", tone)}>
            <Icon />
          </span>
          <NeedText {...needed} titleId={titleId} />
          <div className="flex flex-wrap gap-1.5 max-sm:col-span-full max-sm:*:flex-auto @max-[46rem]/main:col-start-2">
            <NeedActions needed={needed} actions={actions} onLater={() => onLater(needed)} />
          </div>
        </div>
      </div>
    </li>
  );
}

function NeedText({ need, post, titleId }: Needed & { titleId: string }) {
  const { t } = useT(["today", "posts", "reasons"]);
  const when = useWhen();
  const at = post.attemptedAt ?? post.scheduledAt ?? post.updatedAt;
  const text = excerpt(post.excerpt, 80) || t("posts:untitled");
  const lines: Record<Needed["need"], readonly [ReactNode, ReactNode]> = {
    unconfirmed: [
      t("needs.unconfirmed", { when: when(at) }),
      <>
        {t("needs.unconfirmedText")} <Verbatim>{text}</Verbatim>
      </>,
    ],
    failed: [
      t(`reasons:${post.reason ?? "refused"}.title`),
      <>
        <Verbatim>{text}</Verbatim> {post.reasonDetail && <Verbatim>({post.reasonDetail})</Verbatim>}
      </>,
    ],
    comment: [t("needs.comment"), <Verbatim key="text">{text}</Verbatim>],
  };
  const [title, detail] = lines[need];
  return (
    <div className="min-w-0">
      <p id={titleId} className="font-medium text-pretty">
        {title}
      </p>
      <p className="text-muted-fg wrap-anywhere sm:line-clamp-2">{detail}</p>
    </div>
  );
}
