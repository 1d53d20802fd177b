import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { Button } from "@takt/ui/button";
import { Verbatim, verbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { useSlotName } from "~/features/slots/parts/use-slot-name";

type Props = {
  topic: TopicView;
  /** The wall time (YYYY-MM-DDTHH:mm) of a free slot. */
  wall: string;
  isOpening: boolean;
  onWrite: () => void;
};

/** An idea with a button that writes it for a free slot. */
export function SlotIdea({ topic: { title, angle, language }, wall, isOpening, onWrite }: Props) {
  const { t } = useT("today");
  const slot = useSlotName()(wall);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <p className="min-w-48 flex-1 wrap-anywhere" lang={language}>
        <span {...verbatim} className="font-medium">
          {title}
        </span>
        {angle && (
          <span {...verbatim} className="line-clamp-2 text-xs text-muted-fg">
            {angle}
          </span>
        )}
      </p>
      <Button size="sm" loading={isOpening} className="tabular-nums max-sm:w-full" onClick={onWrite}>
        {t("ideas.write", { slot })}
        <span className="sr-only">
          : <Verbatim>{title}</Verbatim>
        </span>
      </Button>
    </li>
  );
}
