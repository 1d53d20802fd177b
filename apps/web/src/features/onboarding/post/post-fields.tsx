import { POST_LIMITS } from "@takt/domain/posts/model/post-length";
import { Field, Label } from "@takt/ui/field";
import { Input, Textarea } from "@takt/ui/input";
import { useT } from "next-i18next/client";
import { useId } from "react";
import { PostLengthCount, PostLengthNote, readPostLength } from "../../posts/parts/post-length";
import { withoutNul } from "../../shared/without-nul";
import type { FirstPost } from "./use-first-post";

const MAX_HASHTAGS_INPUT_LENGTH = 500;

/** The fields for the text, with LinkedIn's character count, and the hashtags. */
export function PostFields({ post }: { post: FirstPost }) {
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
          onChange={(event) => updateDraft({ content: withoutNul(event.target.value) })}
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
            onChange={(event) => updateDraft({ hashtags: withoutNul(event.target.value) })}
          />
        )}
      </Field>
    </div>
  );
}
