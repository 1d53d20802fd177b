import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import type { WriteIdea } from "../parts/move/use-write-idea";
import { IdeaCard } from "./idea-card";
import { IDEAS_IN_TRAY } from "./tray-lists";
import { TrayList } from "./tray-list";

/** How many free slots the menu of an idea offers. */
const OFFERED_SLOTS = { count: 4 };

type Props = { onWrite: WriteIdea["write"]; writingId: WriteIdea["writingId"] };

/** The ideas of the tray, newest first: each is dragged to its time, or written for a free slot by its menu. */
export function IdeaList({ onWrite, writingId }: Props) {
  const { t } = useT("calendar");
  const { data, isPending } = trpc.topics.list.useQuery(IDEAS_IN_TRAY);
  const { data: slots = [] } = trpc.slots.nextFree.useQuery(OFFERED_SLOTS);
  return (
    <TrayList
      isPending={isPending}
      empty={t("tray.emptyIdeas")}
      hint={t("tray.hintIdeas")}
      all={{ href: "/app/content/bookmarks", label: t("tray.allIdeas") }}
    >
      {(data?.topics ?? []).map((topic) => (
        <li key={topic.id} className="grid">
          <IdeaCard
            topic={topic}
            walls={slots.map(({ wall }) => wall)}
            isWriting={topic.id === writingId}
            onWrite={(wall) => onWrite(topic, wall)}
          />
        </li>
      ))}
    </TrayList>
  );
}
