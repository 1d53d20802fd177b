import { Notice } from "@takt/ui/notice";
import { buttonStyle } from "@takt/ui/button-style";
import { TriangleAlert, Unplug } from "lucide-react";
import { useT } from "next-i18next/client";
import { useState } from "react";
import { trpc } from "../../../trpc/react";
import { useConnectHref } from "../../connections/parts/use-connect-href";
import { PublishNowDialog } from "../../posts/parts/actions/publish-now-dialog";
import { PostPreview } from "../../posts/parts/post-preview";
import { useBookmarks } from "../../topics/parts/use-bookmarks";
import { PostFields } from "./post-fields";
import { SendChoices } from "./send-choices";
import { TopicChoice } from "./topic-choice";
import type { FirstPost } from "./use-first-post";

/** The editor of the first post: topic, text, preview and the ways to send it. */
export function PostEditor({ post }: { post: FirstPost }) {
  const { t } = useT("onboarding");
  const bookmarks = useBookmarks();
  const connectHref = useConnectHref("/app/onboarding?step=post");
  const { data: connection } = trpc.connections.get.useQuery();
  const [asking, setAsking] = useState(false);
  const connected = connection?.status === "active";
  const { draft, hashtags, problem } = post;
  return (
    <div className="grid gap-6">
      <TopicChoice bookmarks={bookmarks} />
      <PostFields post={post} />
      <PostPreview post={{ content: draft.content, hashtags, visibility: "PUBLIC" }} media={[]} />
      {connection && !connected && (
        <Notice
          tone="amber"
          icon={<Unplug aria-hidden />}
          actions={
            <a href={connectHref} className={buttonStyle({ size: "sm" })}>
              {t("connect.connect")}
            </a>
          }
        >
          <p className="font-medium">{t("post.noConnection")}</p>
          <p>{t("post.noConnectionText")}</p>
        </Notice>
      )}
      {problem && (
        <Notice tone="red" role="alert" icon={<TriangleAlert aria-hidden />}>
          <p className="font-medium">{problem.title}</p>
          {"text" in problem && (
            <>
              <p>{problem.text}</p>
              <p>{t("post.kept")}</p>
            </>
          )}
        </Notice>
      )}
      <SendChoices
        post={post}
        connected={connected}
        onPublish={() => post.isReady("publish") && setAsking(true)}
      />
      {asking && (
        <PublishNowDialog
          visibility="PUBLIC"
          loading={post.busy === "publish"}
          onConfirm={() => void post.send({ kind: "publish" }).then(() => setAsking(false))}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
