import { useT } from "next-i18next/client";
import { trpc } from "../../../trpc/react";
import { LocaleLink } from "../../shared/locale-link";
import { StatusBadge } from "../../posts/parts/status/status-badge";
import { mayChangeSoon } from "../../posts/parts/status/may-change-soon";
import { useWhen } from "../../shared/time/use-when";
import { useStoredDraft } from "../../shared/use-stored-draft";
import { useMe } from "../../shared/use-me";
import { firstPostKeys } from "./first-post-storage";

type Props = {
  /** Called when the link to the post is followed, which ends the onboarding. */
  onOpen: (path: string) => void;
};

/** The status of the first post, or of the latest post when this tab does not know the first. */
export function PostSummaryLine({ onOpen }: Props) {
  const { t } = useT("onboarding");
  const when = useWhen();
  const me = useMe();
  const [postId] = useStoredDraft(firstPostKeys.id(me.id));
  const own = trpc.posts.get.useQuery(
    { id: postId },
    {
      enabled: postId !== "",
      refetchInterval: ({ state }) => (state.data && mayChangeSoon(state.data, new Date()) ? 2000 : false),
    },
  );
  const latest = trpc.posts.list.useQuery({ limit: 1 }, { enabled: postId === "" || own.isError });
  const post = own.data ?? latest.data?.posts[0];
  if (own.isLoading || latest.isLoading) return null;
  if (!post) return t("complete.noPost");
  const path = `/app/content/edit/${post.id}`;
  const scheduled = post.status === "scheduled" && post.scheduledAt;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StatusBadge status={post.status} />
      {scheduled && (
        <span className="tabular-nums">
          {t("complete.scheduledFor", { when: when(scheduled), zone: me.zone })}
        </span>
      )}
      <LocaleLink
        href={path}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(path);
        }}
        className="inline-flex min-h-6 items-center rounded underline underline-offset-3"
      >
        {t("complete.openPost")}
      </LocaleLink>
    </span>
  );
}
