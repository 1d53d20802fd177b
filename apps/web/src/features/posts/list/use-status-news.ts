import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { useT } from "next-i18next/client";
import { useEffect, useRef } from "react";
import { trpc } from "../../../trpc/react";
import { excerpt } from "../../shared/post/excerpt";

/** Says so when a post in the list has changed its status, and has the counts follow. */
export function useStatusNews(posts: readonly PostSummary[], announce: (text: string) => void): void {
  const { t } = useT("posts");
  const utils = trpc.useUtils();
  const known = useRef(new Map<string, PostSummary["status"]>());
  useEffect(() => {
    const news = posts.filter(
      (post) => known.current.has(post.id) && known.current.get(post.id) !== post.status,
    );
    for (const post of posts) known.current.set(post.id, post.status);
    if (news.length === 0) return;
    void utils.posts.counts.invalidate();
    announce(
      news
        .map((post) =>
          t("list.changed", {
            excerpt: excerpt(post.excerpt, 40) || t("untitled"),
            status: t(`status.${post.status}`),
          }),
        )
        .join(". "),
    );
  }, [posts, announce, t, utils]);
}
