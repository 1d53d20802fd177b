import { POST_LIMITS } from "@takt/domain/posts/model/post-length";
import { buttonStyle } from "@takt/ui/button-style";
import { Field, Label } from "@takt/ui/field";
import { Input, Textarea } from "@takt/ui/input";
import { Callout } from "@takt/ui/callout";
import { TriangleAlert, Unplug } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useState, useId } from "react";
import { trpc } from "~/trpc/react";
import { useConnectHref } from "~/features/shared/use-connect-href";
import { PublishNowDialog } from "~/features/posts/parts/actions/publish-now-dialog";
import { PostLengthCount, PostLengthNote, readPostLength } from "~/features/posts/parts/post-length";
import { PostPreview } from "~/features/posts/parts/post-preview";
import { ErrorLink } from "~/features/shared/error-link";
import { useBookmarks } from "~/features/topics/parts/use-bookmarks";
import { SendChoices } from "./send-choices";
import { TopicChoice } from "./topic-choice";
import type { FirstPost } from "./use-first-post";

const MAX_HASHTAGS_INPUT_LENGTH = 500;

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
        <Callout
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
        </Callout>
      )}
      {problem && (
        <Callout
          tone="red"
          role="alert"
          icon={<TriangleAlert aria-hidden />}
          actions={"error" in problem && <ErrorLink error={problem.error} />}
        >
          <p className="font-medium">{problem.title}</p>
          {"text" in problem && (
            <>
              <p>{problem.text}</p>
              <p>{t("post.kept")}</p>
            </>
          )}
        </Callout>
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

/** The fields for the text, with LinkedIn's character count, and the hashtags. */
function PostFields({ post }: { post: FirstPost }) {
  const { t } = useT(["onboarding", "posts"]);
  const id = useId();
  const { draft, updateDraft, hashtags } = post;
  const length = readPostLength(draft.content, hashtags);
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <div className="flex items-baseline justify-between gap-3">
          <Label htmlFor={id}>{t("post.text")}</Label>
          <PostLengthCount id={`${id}-count`} of={length} />
        </div>
        <Textarea
          id={id}
          value={draft.content}
          maxLength={POST_LIMITS.contentLength}
          aria-describedby={`${id}-count`}
          aria-invalid={length.tooMany > 0 || undefined}
          placeholder={t("posts:editor.placeholder")}
          onChange={(event) => updateDraft({ content: event.target.value })}
          className="max-h-[50vh] min-h-36 rounded-xl px-4 py-3 text-base/6"
        />
        <PostLengthNote of={length} />
      </div>
      <Field label={t("post.hashtags")} hint={t("post.hashtagsHint")} className="max-w-[560px]">
        {(control) => (
          <Input
            {...control}
            value={draft.hashtags}
            maxLength={MAX_HASHTAGS_INPUT_LENGTH}
            onChange={(event) => updateDraft({ hashtags: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
