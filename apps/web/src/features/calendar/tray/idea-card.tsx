import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { Button } from "@takt/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@takt/ui/dropdown-menu";
import { verbatim } from "@takt/ui/verbatim";
import { SquarePen } from "lucide-react";
import { useRef } from "react";
import { useCan } from "~/features/shared/use-can";
import { useT } from "~/i18n/use-t";
import { useSlotName } from "~/features/slots/parts/use-slot-name";
import { useDraggable } from "../parts/move/use-drag";
import { trayCard } from "./tray-card";

type Props = {
  topic: TopicView;
  /** The wall times (YYYY-MM-DDTHH:mm) of the next free slots. */
  walls: readonly string[];
  isWriting: boolean;
  /** Writes a post about it for a time, or for none. */
  onWrite: (wall?: string) => void;
};

/** An idea that can be dragged to a time; its menu writes it for a free slot. */
export function IdeaCard({ topic, walls, isWriting, onWrite }: Props) {
  const { t } = useT(["calendar", "today"]);
  const slotName = useSlotName();
  const ref = useRef<HTMLDivElement>(null);
  const canWrite = useCan()("drafts.write");
  const isDragged = useDraggable(ref, canWrite ? { kind: "idea", topic } : null);
  const { id, title, angle, language } = topic;
  return (
    <div ref={ref} data-idea={id} className={trayCard(isDragged)}>
      <p lang={language} className="grid min-w-0 flex-1 py-0.5 text-caption/4.5 wrap-anywhere">
        <span {...verbatim} className="line-clamp-2">
          {title}
        </span>
        {angle && (
          <span {...verbatim} className="line-clamp-1 text-xs text-muted-fg">
            {angle}
          </span>
        )}
      </p>
      {canWrite && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button
              variant="ghost"
              size="sm"
              loading={isWriting}
              aria-label={t("tray.write", { title })}
              className="w-8 px-0 text-muted-fg pointer-coarse:w-11"
            >
              {!isWriting && <SquarePen aria-hidden />}
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {walls.map((wall) => (
              <DropdownMenuItem key={wall} onSelect={() => onWrite(wall)}>
                {t("today:ideas.write", { slot: slotName(wall) })}
              </DropdownMenuItem>
            ))}
            <DropdownMenuItem onSelect={() => onWrite()}>{t("tray.writeAnytime")}</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </div>
  );
}
