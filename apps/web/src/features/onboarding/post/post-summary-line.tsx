import { useT } from "next-i18next/client";
import { useMemo } from "react";
import { trpc } from "../../../trpc/react";
import { LocaleLink } from "../../shared/locale-link";
import { StatusBadge } from "../../shared/post/status/status-badge";
import { isMoving } from "../../shared/post/status/is-moving";
import { useWhen } from "../../shared/time/use-when";
import { useKeptText } from "../../shared/use-kept-text";
import { useMe } from "../../shared/use-me";
import { readKeptPost } from "./kept-post";
import { postKey } from "./post-key";

type Props = {
  /** Following the link ends the onboarding. */
  onOpen: (path: string) => void;
};

/** What became of the first post; on another device, where this tab does not know it, of the latest one. */
export function PostSummaryLine({ onOpen }: Props) {
  const { t } = useT("onboarding");
  const when = useWhen();
  const me = useMe();
  const [text] = useKeptText(postKey(me.id));
  const { postId } = useMemo(() => readKeptPost(text), [text]);
  const own = trpc.posts.get.useQuery(
    { id: postId ?? "" },
    {
      enabled: postId !== null,
      refetchInterval: ({ state }) => (state.data && isMoving(state.data, new Date()) ? 2000 : false),
    },
  );
  const latest = trpc.posts.list.useQuery({ limit: 1 }, { enabled: postId === null || own.isError });
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
