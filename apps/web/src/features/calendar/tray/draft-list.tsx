import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { DraftCard } from "./draft-card";
import { DRAFTS_IN_TRAY } from "./tray-lists";
import { TrayList } from "./tray-list";

/** The drafts of the tray: each is dragged to its time, or scheduled by its button. */
export function DraftList({ onSchedule }: { onSchedule: (draft: PostSummary) => void }) {
  const { t } = useT("calendar");
  const { data, isPending } = trpc.posts.list.useQuery(DRAFTS_IN_TRAY);
  return (
    <TrayList
      isPending={isPending}
      empty={t("tray.empty")}
      hint={t("tray.hint")}
      all={{ href: "/app/posts?status=draft", label: t("tray.allDrafts") }}
    >
      {(data?.posts ?? []).map((draft) => (
        <li key={draft.id} className="grid">
          <DraftCard draft={draft} onSchedule={() => onSchedule(draft)} />
        </li>
      ))}
    </TrayList>
  );
}
