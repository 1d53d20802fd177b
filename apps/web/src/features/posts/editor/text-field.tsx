import { POST_LIMITS } from "@takt/domain/posts/model/post-limits";
import { Label } from "@takt/ui/label";
import { Textarea } from "@takt/ui/textarea";
import { useT } from "next-i18next/client";
import { PostLengthCount, PostLengthNote, readPostLength } from "../parts/post-length";
import { withoutNul } from "../../shared/without-nul";

type Props = { content: string; hashtags: string[]; onChange: (content: string) => void };

/** The text of a post with its length for LinkedIn. */
export function TextField({ content, hashtags, onChange }: Props) {
  const { t } = useT("posts");
  const length = readPostLength(content, hashtags);
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <Label htmlFor="post-text">{t("editor.text")}</Label>
        <PostLengthCount id="post-text-count" of={length} />
      </div>
      <Textarea
        id="post-text"
        data-testid="post-text"
        value={content}
        maxLength={POST_LIMITS.contentLength}
        aria-describedby="post-text-count"
        aria-invalid={length.tooMany > 0 || undefined}
        placeholder={t("editor.placeholder")}
        onChange={(event) => onChange(withoutNul(event.target.value))}
        className="max-h-[60vh] min-h-56 resize-none rounded-xl px-4 py-3 text-base/6"
      />
      <PostLengthNote of={length} />
    </div>
  );
}
