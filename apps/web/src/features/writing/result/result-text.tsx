import { WRITING_LIMITS } from "@takt/domain/writing/model/writing-limits";
import { Label } from "@takt/ui/field";
import { Textarea } from "@takt/ui/input";
import { useT } from "~/i18n/use-t";
import { useId } from "react";
import { GapNote } from "~/features/posts/parts/gap-note";
import { handleGapKey } from "~/features/posts/parts/gaps";
import { HashtagsField } from "~/features/posts/parts/hashtags-field";
import { PostLengthCount, PostLengthNote, readPostLength } from "~/features/posts/parts/post-length";
import { type Origin, OriginMark, originProps } from "~/features/shared/origin-mark";
import type { ResultText as ResultTextState } from "./use-result-text";

type Props = { text: ResultTextState; origin: Origin; announce: (text: string) => void };

/** The fields of a version: the text with its length for LinkedIn, and the hashtags. */
export function ResultText({ text: { draft, update, flush }, origin, announce }: Props) {
  const { t } = useT("posts");
  const id = useId();
  const length = readPostLength(draft.text, draft.hashtags);
  return (
    <>
      <div {...originProps(origin)} className="grid gap-1.5">
        <OriginMark origin={origin} />
        <div className="flex items-baseline justify-between gap-3">
          <Label htmlFor={id}>{t("editor.text")}</Label>
          <PostLengthCount id={`${id}-count`} of={length} />
        </div>
        <Textarea
          id={id}
          data-testid="result-text"
          value={draft.text}
          maxLength={WRITING_LIMITS.text}
          aria-describedby={`${id}-count`}
          aria-invalid={length.tooMany > 0 || undefined}
          onChange={(event) => update({ text: event.target.value })}
          onBlur={flush}
          onKeyDown={handleGapKey}
          className="max-h-[60vh] min-h-56 resize-none rounded-xl px-4 py-3 text-base/6"
        />
        <PostLengthNote of={length} />
        <GapNote fieldId={id} text={draft.text} />
      </div>
      <HashtagsField
        tags={draft.hashtags}
        onChange={(hashtags) => update({ hashtags })}
        announce={announce}
      />
    </>
  );
}
