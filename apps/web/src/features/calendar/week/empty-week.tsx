import { useId } from "react";
import { useT } from "~/i18n/use-t";
import { SlotIdea } from "~/features/topics/parts/slot-idea";
import { useSlotIdeas } from "~/features/topics/parts/use-slot-ideas";
import type { WriteIdea } from "../parts/move/use-write-idea";

type Props = {
  /** The wall times (YYYY-MM-DDTHH:mm) of the week's free slots that are ahead. */
  walls: readonly string[];
  ideas: WriteIdea;
};

/** The newest ideas for the free slots of a week without posts, an idea a slot; nothing without an idea or a slot. */
export function EmptyWeek({ walls, ideas: { write, writingId } }: Props) {
  const { t } = useT("calendar");
  const titleId = useId();
  const { pairs } = useSlotIdeas(walls);
  if (pairs.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-3 max-w-180">
      <h2 id={titleId} className="text-caption font-medium">
        {t("emptyWeek")}
      </h2>
      <ul className="divide-y divide-border text-sm">
        {pairs.map(({ topic, wall }) => (
          <SlotIdea
            key={topic.id}
            topic={topic}
            wall={wall}
            isOpening={writingId === topic.id}
            onWrite={() => write(topic, wall)}
          />
        ))}
      </ul>
    </section>
  );
}
