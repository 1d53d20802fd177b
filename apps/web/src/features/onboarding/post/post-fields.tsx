import { MAX_POST_LENGTH } from "@takt/domain/posts/model/post-length";
import { cn } from "@takt/ui/cn";
import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { Label } from "@takt/ui/label";
import { Textarea } from "@takt/ui/textarea";
import { useT } from "next-i18next/client";
import { useId } from "react";
import { INTL_LOCALE } from "../../shared/time/intl-locale";
import { useLocale } from "../../shared/use-locale";
import type { FirstPost } from "./use-first-post";

/** As long as a stored draft may be (postInput). */
const MAX_DRAFT = 20_000;
const MAX_HASHTAGS_TYPED = 500;

/** The text with LinkedIn's counting, and the hashtags. */
export function PostFields({ post }: { post: FirstPost }) {
  const { t } = useT(["onboarding", "posts"]);
  const number = new Intl.NumberFormat(INTL_LOCALE[useLocale()]);
  const id = useId();
  const { kept, keep, length } = post;
  const over = length - MAX_POST_LENGTH;
  const count = { length: number.format(length), max: number.format(MAX_POST_LENGTH) };
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <div className="flex items-baseline justify-between gap-3">
          <Label htmlFor={id}>{t("post.text")}</Label>
          <span
            id={`${id}-count`}
            className={cn(
              "text-[13px] tabular-nums",
              over > 0 ? "font-medium text-danger-text" : "text-muted-fg",
            )}
          >
            <span aria-hidden>{t("posts:editor.count", count)}</span>
            <span className="sr-only">{t("posts:editor.countLabel", count)}</span>
          </span>
        </div>
        <Textarea
          id={id}
          value={kept.content}
          maxLength={MAX_DRAFT}
          aria-describedby={`${id}-count`}
          aria-invalid={over > 0 || undefined}
          placeholder={t("posts:editor.placeholder")}
          onChange={(event) => keep({ content: event.target.value })}
          className="max-h-[50vh] min-h-36 rounded-xl px-4 py-3 text-base/6"
        />
        <p role="status" className="text-[13px] text-danger-text empty:hidden">
          {over > 0 && t("posts:editor.tooLong", { count: over })}
        </p>
      </div>
      <Field label={t("post.hashtags")} hint={t("post.hashtagsHint")} className="max-w-[560px]">
        {(control) => (
          <Input
            {...control}
            value={kept.hashtags}
            maxLength={MAX_HASHTAGS_TYPED}
            onChange={(event) => keep({ hashtags: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
