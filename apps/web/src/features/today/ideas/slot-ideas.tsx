import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { RailSection } from "~/features/shared/rail-section";
import { LocaleLink } from "~/features/shared/locale-link";
import { SlotIdea } from "~/features/topics/parts/slot-idea";
import { useCreatePost } from "~/features/topics/parts/use-create-post";
import { useSlotIdeas } from "~/features/topics/parts/use-slot-ideas";

/** As many as there are ideas shown. */
const NEXT_SLOTS = { count: 2 };

/** The newest ideas for the next free slots, an idea a slot; nothing without an idea or without a free slot. */
export function SlotIdeas() {
  const { t } = useT("today");
  const { data: slots = [] } = trpc.slots.nextFree.useQuery(NEXT_SLOTS);
  const post = useCreatePost();
  const pairs = useSlotIdeas(slots.map(({ wall }) => wall));
  if (pairs.length === 0) return null;
  return (
    <RailSection
      title={t("ideas.title")}
      note={
        <LocaleLink
          href="/app/content/bookmarks"
          className={cn("rounded-sm text-muted-fg hover:text-foreground", focusRing)}
        >
          {t("ideas.all")}
        </LocaleLink>
      }
    >
      <ul className="divide-y divide-border border-y border-border">
        {pairs.map(({ topic, wall }) => (
          <SlotIdea
            key={topic.id}
            topic={topic}
            wall={wall}
            isOpening={post.topicId === topic.id}
            onWrite={() => void post.create(topic, wall)}
          />
        ))}
      </ul>
    </RailSection>
  );
}
