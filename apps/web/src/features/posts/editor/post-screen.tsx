"use client";

import { EDITABLE } from "@takt/domain/posts/model/post-transitions";
import { ErrorState } from "@takt/ui/error-state";
import { useT } from "next-i18next/client";
import { useEffect, useEffectEvent } from "react";
import { getDomainError } from "../../shared/get-domain-error";
import { useErrorText } from "../../shared/use-error-text";
import { LockedPost } from "./locked-post";
import type { NewPost } from "./new-post/use-new-post";
import { PostEditor } from "./post-editor";
import { ScreenHead } from "./screen-head";
import { useLivePost } from "./use-live-post";

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
  const { t: common } = useT("common");
  const errorText = useErrorText();
  const { data: post, error, refetch, isFetching } = useLivePost(id, newPost?.mayExist ?? true);
  const isThere = post !== undefined;
  const isMissing =
    !isThere && newPost && (!newPost.mayExist || getDomainError(error)?.code === "post_not_found");

  const onAnswer = useEffectEvent(() => {
    if (isMissing && newPost.mayExist) newPost.onMissing();
  });
  useEffect(() => onAnswer(), [isMissing]);

  if (!post && !isMissing)
    return error ? (
      <ErrorState
        title={t("failedTo.load")}
        description={errorText(error)}
        retryLabel={common("retry")}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : null;

  const isNew = newPost !== undefined && (!post || post.status === "draft");
  const editable = !post || (EDITABLE.includes(post.status) && !post.deletedAt);
  return (
    <div className="grid gap-5">
      <ScreenHead isNew={isNew} editable={editable} />
      {editable ? (
        <PostEditor id={id} post={post ?? null} day={day} newPost={newPost} />
      ) : (
        <LockedPost post={post} />
      )}
    </div>
  );
}
