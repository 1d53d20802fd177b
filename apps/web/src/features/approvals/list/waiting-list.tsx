import type { RefObject } from "react";
import { useT } from "~/i18n/use-t";
import { WaitingRow } from "./waiting-row";
import type { WaitingPost } from "./waiting-post";

type Props = {
  posts: readonly WaitingPost[];
  /** How many wait in all. */
  count: number;
  now: Date | null;
  shownId: string | null;
  hasStages: boolean;
  onShow: (id: string) => void;
  ref: RefObject<HTMLUListElement | null>;
};

/** The posts that wait, what goes out first on top. */
export function WaitingList({ posts, count, now, shownId, hasStages, onShow, ref }: Props) {
  const { t } = useT("approvals");
  return (
    <>
      <ul ref={ref} aria-label={t("inbox.list")} className="divide-y divide-border border-b border-border">
        {posts.map((post) => (
          <WaitingRow
            key={post.id}
            post={post}
            now={now}
            isShown={post.id === shownId}
            hasStages={hasStages}
            onShow={() => onShow(post.id)}
          />
        ))}
      </ul>
      {count > posts.length && (
        <p className="px-4 py-3 text-muted-fg sm:px-5">{t("inbox.more", { count, shown: posts.length })}</p>
      )}
    </>
  );
}
