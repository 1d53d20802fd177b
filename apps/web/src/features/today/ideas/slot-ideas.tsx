import { Button } from "@takt/ui/button";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Verbatim, verbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { RailSection } from "~/features/shared/rail-section";
import { LocaleLink } from "~/features/shared/locale-link";
import { useCreatePost } from "~/features/topics/parts/use-create-post";
import { useSlotName } from "~/features/slots/parts/use-slot-name";

/** How many ideas are shown, each with a free slot. */
const SLOT_IDEAS = { count: 2 };

type Topic = RouterOutputs["topics"]["list"]["topics"][number];

/** The newest ideas for the next free slots, an idea a slot; nothing without an idea or without a free slot. */
export function SlotIdeas() {
  const { t } = useT("today");
  const { data: slots = [] } = trpc.slots.nextFree.useQuery(SLOT_IDEAS);
  const { data: ideas } = trpc.topics.list.useQuery({ limit: SLOT_IDEAS.count });
  const post = useCreatePost();
  const pairs = (ideas?.topics ?? []).flatMap((topic, n) => {
    const slot = slots[n];
    return slot ? [{ topic, wall: slot.wall }] : [];
  });
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
          <Idea
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

type IdeaProps = { topic: Topic; wall: string; isOpening: boolean; onWrite: () => void };

function Idea({ topic: { title, angle, language }, wall, isOpening, onWrite }: IdeaProps) {
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
