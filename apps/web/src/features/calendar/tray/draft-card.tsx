import type { ListedPost } from "@takt/domain/posts/model/post-view";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { IconButton } from "@takt/ui/icon-button";
import { isComposing } from "@takt/ui/is-composing";
import { verbatim } from "@takt/ui/verbatim";
import { CalendarClock } from "lucide-react";
import { useRef, type KeyboardEvent } from "react";
import { useT } from "~/i18n/use-t";
import { excerpt } from "~/features/posts/parts/post-summary";
import { LocaleLink } from "~/features/shared/locale-link";
import { useMe } from "~/features/shared/use-me";
import { useDraggable } from "../parts/move/use-drag";
import { DraftFacts } from "./draft-facts";
import { trayCard } from "./tray-card";

/** A draft that can be dragged to a time; P, or its button, asks for one. */
export function DraftCard({ draft, onSchedule }: { draft: ListedPost; onSchedule: () => void }) {
  const { t } = useT(["calendar", "posts"]);
  const { shortcuts } = useMe();
  const ref = useRef<HTMLDivElement>(null);
  const isDragged = useDraggable(ref, draft.mayPublish ? { kind: "draft", draft } : null);
  const title = excerpt(draft.excerpt, 80);
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      !draft.mayPublish ||
      !shortcuts ||
      event.key !== "p" ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return;
    if (isComposing(event)) return;
    event.preventDefault();
    onSchedule();
  };
  return (
    <div ref={ref} data-draft={draft.id} className={trayCard(isDragged)}>
      <div className="grid min-w-0 flex-1">
        <LocaleLink
          href={`/app/content/edit/${draft.id}`}
          draggable={false}
          onKeyDown={onKeyDown}
          className={cn("line-clamp-2 min-w-0 rounded-sm py-0.5 text-caption/4.5 wrap-anywhere", focusRing)}
        >
          {title ? <span {...verbatim}>{title}</span> : t("posts:untitled")}
        </LocaleLink>
        <DraftFacts draft={draft} />
      </div>
      {draft.mayPublish && (
        <IconButton
          size="sm"
          label={`${t("posts:actions.schedule")}: ${title || t("posts:untitled")}`}
          onClick={onSchedule}
          className="text-muted-fg"
        >
          <CalendarClock aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
