"use client";

import { EDITABLE } from "@takt/domain/posts/model/post-transitions";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { ErrorState } from "@takt/ui/error-state";
import { useT } from "next-i18next/client";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { localePath } from "../../../i18n/locale-path";
import { trpc } from "../../../trpc/react";
import { useErrorText } from "../../shared/use-error-text";
import { useLocale } from "../../shared/use-locale";
import { LockedPost } from "./locked-post";
import { PostEditor } from "./post-editor";
import { ScreenHead } from "./screen-head";
import { useLivePost } from "./use-live-post";

/** A new post (`id` null) or an existing one, editable or read-only. */
export function PostScreen({ id, day }: { id: string | null; day?: string }) {
  const { t } = useT("posts");
  const { t: common } = useT("common");
  const locale = useLocale();
  const utils = trpc.useUtils();
  const errorText = useErrorText();
  const [postId, setPostId] = useState(id);
  const { data: post, error, refetch, isFetching } = useLivePost(postId);

  // Replaces the URL without a navigation, so that the caret keeps its position.
  const showUrl = (of: string) =>
    window.history.replaceState(null, "", localePath(locale, `/app/content/edit/${of}`));

  const onCreated = (created: PostView) => {
    utils.posts.get.setData({ id: created.id }, created);
    setPostId(created.id);
    // The URL changes at once, because callers that await the save read it next. It does not change while the page is
    // hidden or left: a save on leaving must not navigate back.
    if (isShown.current) showUrl(created.id);
  };

  const isShown = useRef(false);
  const onShown = useEffectEvent(() => {
    isShown.current = true;
    // The post was created while the page was hidden.
    if (id === null && postId !== null) showUrl(postId);
  });
  useEffect(() => {
    onShown();
    return () => void (isShown.current = false);
  }, []);

  if (postId !== null && !post)
    return error ? (
      <ErrorState
        title={t("failedTo.load")}
        description={errorText(error)}
        retryLabel={common("retry")}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : null;

  const isNew = id === null && (!post || post.status === "draft");
  const editable = !post || (EDITABLE.includes(post.status) && !post.deletedAt);
  return (
    <div className="grid gap-5">
      <ScreenHead isNew={isNew} editable={editable} />
      {editable ? (
        <PostEditor post={post ?? null} day={day} onCreated={onCreated} />
      ) : (
        <LockedPost post={post} />
      )}
    </div>
  );
}
