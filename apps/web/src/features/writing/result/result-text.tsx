import { MAX_POST_LENGTH, postLength } from "@takt/domain/posts/model/post-length";
import { WRITING_LIMITS } from "@takt/domain/writing/model/writing-limits";
import { Label } from "@takt/ui/label";
import { Textarea } from "@takt/ui/textarea";
import { useT } from "next-i18next/client";
import { useId } from "react";
import { CharacterCount } from "../../shared/character-count";
import { HashtagsField } from "../../shared/post/hashtags/hashtags-field";
import type { ResultText as Words } from "./use-result-text";

type Props = { text: Words; announce: (text: string) => void };

/** The words that were written, to be changed: the text, how long it is for LinkedIn, and the hashtags. */
export function ResultText({ text: { words, update, flush }, announce }: Props) {
  const { t } = useT("posts");
  const id = useId();
  const { visible, sent } = postLength(words.text, words.hashtags);
  // LinkedIn does not say which of the two it counts.
  const length = Math.max(visible, sent);
  const tooMany = length - MAX_POST_LENGTH;
  return (
    <>
      <div className="grid gap-1.5">
        <div className="flex items-baseline justify-between gap-3">
          <Label htmlFor={id}>{t("editor.text")}</Label>
          <CharacterCount id={`${id}-count`} length={length} max={MAX_POST_LENGTH} />
        </div>
        <Textarea
          id={id}
          data-testid="result-text"
          value={words.text}
          maxLength={WRITING_LIMITS.text}
          aria-describedby={`${id}-count`}
          aria-invalid={tooMany > 0 || undefined}
          onChange={(event) => update({ text: event.target.value })}
          onBlur={flush}
          className="max-h-[60vh] min-h-56 resize-none rounded-xl px-4 py-3 text-base/6"
        />
        <p role="status" className="text-[13px] text-danger-text empty:hidden">
          {tooMany > 0 && t("editor.tooLong", { count: tooMany })}
        </p>
      </div>
      <HashtagsField
        tags={words.hashtags}
        onChange={(hashtags) => update({ hashtags })}
        announce={announce}
      />
    </>
  );
}
