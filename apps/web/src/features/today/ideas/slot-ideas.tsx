import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import type { ReactNode } from "react";
import { useCan } from "~/features/shared/use-can";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { RailSection } from "~/features/shared/rail-section";
import { LocaleLink } from "~/features/shared/locale-link";
import { SlotIdea } from "~/features/topics/parts/slot-idea";
import { useCreatePost } from "~/features/topics/parts/use-create-post";
import { useSlotIdeas } from "~/features/topics/parts/use-slot-ideas";
import { IDEAS_HEIGHT, SectionLoading } from "../section-loading";

/** As many as there are ideas shown. */
const NEXT_SLOTS = { count: 2 };

/**
 * The newest ideas for the next free slots, an idea a slot; nothing without an idea or without a free slot, and
 * for those who do not write here. What comes
 * below waits until that is known, so that it does not move; not for another try, if one fails.
 */
export function SlotIdeas({ below }: { below: ReactNode }) {
  const canWrite = useCan()("drafts.write");
  const slots = trpc.slots.nextFree.useQuery(NEXT_SLOTS, { enabled: canWrite });
  const { pairs, isAwaited } = useSlotIdeas((slots.data ?? []).map(({ wall }) => wall));
  if (!canWrite) return below;
  if (isAwaited || (slots.isPending && slots.failureCount === 0))
    return <SectionLoading className={IDEAS_HEIGHT} />;
  return (
    <>
      {pairs.length > 0 && <Ideas pairs={pairs} />}
      {below}
    </>
  );
}

function Ideas({ pairs }: Pick<ReturnType<typeof useSlotIdeas>, "pairs">) {
  const { t } = useT("today");
  const post = useCreatePost();
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
