"use client";

import type { PostView } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { ArrowLeft } from "lucide-react";
import { useT } from "~/i18n/use-t";
import dynamic from "next/dynamic";
import { cn } from "@takt/ui/cn";
import { useEffect, useEffectEvent, useState } from "react";
import { trpc } from "~/trpc/react";
import { getDomainError } from "~/features/shared/get-domain-error";
import { LocaleLink } from "~/features/shared/locale-link";
import { LoadError } from "~/features/shared/load-error";
import { now } from "~/features/shared/time/now";
import { PageHead } from "~/features/shared/page-head";
import { PostLabels } from "~/features/labels/parts/post-labels";
import { ShareButton } from "~/features/review-links/parts/share-button";
import { lacksApproval } from "../approval/lacks-approval";
import { mayChangeSoon } from "../parts/status/may-change-soon";
import { isCommentUnderWay } from "../first-comment/is-comment-under-way";
import { useMayEdit } from "./author/use-may-edit";
import { editorTitle } from "./editor-title";
import type { NewPost } from "./new-post/post-url";
import { PostEditor } from "./post-editor";

/** Few writers need this. */
const LockedPost = dynamic(() => import("./locked-post").then((module) => module.LockedPost));

/** A scheduled post may become due while the page is open. */
const IDLE_REFETCH_MS = 30_000;

type Props = {
  id: string;
  /** The initial day of the schedule dialog, YYYY-MM-DD. */
  day?: string;
  /** Set on the create page: the server may not have the post yet. */
  newPost?: NewPost;
};

/** A post, editable or read-only. */
export function PostScreen({ id, day, newPost }: Props) {
  const { t } = useT("posts");
  const { data: post, error, refetch, isFetching } = useLivePost(id, newPost?.mightExist ?? true);
  const exists = post !== undefined;
  const mayEdit = useMayEdit();
  const [firstStatus] = useState(post?.status);
  const isMissing =
    !exists && newPost && (!newPost.mightExist || getDomainError(error)?.code === "post_not_found");

  const onAnswer = useEffectEvent(() => {
    if (isMissing && newPost.mightExist) newPost.onMissing();
  });
  useEffect(() => onAnswer(), [isMissing]);

  if (!post && !isMissing)
    return error ? <LoadError title={t("failedTo.load")} query={{ error, isFetching, refetch }} /> : null;

  const isNew = newPost !== undefined && (!post || post.status === "draft");
  const editable = !post || mayEdit(post);
  return (
    <div className={cn("grid", editable && "gap-5")}>
      {post && !isNew && (
        <ScreenHead
          post={post}
          title={t(editable ? editorTitle(post) : "editor.viewTitle")}
          isHeading={newPost === undefined}
        />
      )}
      {editable ? (
        <PostEditor id={id} post={post ?? null} day={day} newPost={newPost} />
      ) : (
        <LockedPost
          post={post}
          isJustOut={firstStatus !== undefined && firstStatus !== "published" && post.status === "published"}
        />
      )}
    </div>
  );
}

/** The name of a post's page, its labels and the link back to the calendar; the page that creates a post has a heading of its own. */
function ScreenHead({ post, title, isHeading }: { post: PostView; title: string; isHeading: boolean }) {
  const { t } = useT("posts");
  return (
    <PageHead title={title} isHeading={isHeading}>
      <PostLabels postId={post.id} />
      <ShareButton post={post} />
      <Button asChild variant="ghost">
        <LocaleLink href="/app/content/calendar">
          <ArrowLeft aria-hidden />
          {t("banner.backToCalendar")}
        </LocaleLink>
      </Button>
    </PageHead>
  );
}

/** Nothing happens at its time to a post that is held until it is approved. */
const isChanging = (post: PostView) =>
  mayChangeSoon({ ...post, heldBack: post.heldBack || lacksApproval(post) }, now());

/**
 * A post, polled every 2 seconds while it may change soon.
 * @param mightExist false for an id that was just made: the server is not asked before it has the post
 */
function useLivePost(id: string, mightExist: boolean) {
  return trpc.posts.get.useQuery(
    { id },
    {
      enabled: ({ state }) => mightExist || state.data !== undefined,
      refetchInterval: ({ state }) =>
        state.data && (isChanging(state.data) || isCommentUnderWay(state.data, now()))
          ? 2000
          : IDLE_REFETCH_MS,
    },
  );
}
