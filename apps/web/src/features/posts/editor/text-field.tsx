import { MAX_POST_LENGTH, postLength } from "@takt/domain/posts/model/post-length";
import { cn } from "@takt/ui/cn";
import { Label } from "@takt/ui/label";
import { Textarea } from "@takt/ui/textarea";
import { useT } from "next-i18next/client";
import { INTL_LOCALE } from "../../shared/time/intl-locale";
import { useLocale } from "../../shared/use-locale";

type Props = { content: string; hashtags: string[]; onChange: (content: string) => void };

/** As long as a stored draft may be (postInput). */
const MAX_DRAFT = 20_000;

/** The text itself, and how long it is for LinkedIn. */
export function TextField({ content, hashtags, onChange }: Props) {
  const { t } = useT("posts");
  const number = new Intl.NumberFormat(INTL_LOCALE[useLocale()]);
  const { visible, sent } = postLength(content, hashtags);
  // LinkedIn does not say which of the two it counts.
  const length = Math.max(visible, sent);
  const tooMany = length - MAX_POST_LENGTH;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <Label htmlFor="post-text">{t("editor.text")}</Label>
        <span
          id="post-text-count"
          data-testid="post-length"
          data-length={length}
          className={cn(
            "text-[13px] tabular-nums",
            tooMany > 0 ? "font-medium text-danger-text" : "text-muted-fg",
          )}
        >
          <span aria-hidden>
            {t("editor.count", { length: number.format(length), max: number.format(MAX_POST_LENGTH) })}
          </span>
          <span className="sr-only">
            {t("editor.countLabel", { length: number.format(length), max: number.format(MAX_POST_LENGTH) })}
          </span>
        </span>
      </div>
      <Textarea
        id="post-text"
        data-testid="post-text"
        value={content}
        maxLength={MAX_DRAFT}
        aria-describedby="post-text-count"
        aria-invalid={tooMany > 0 || undefined}
        placeholder={t("editor.placeholder")}
        onChange={(event) => onChange(event.target.value)}
        className="max-h-[60vh] min-h-56 resize-none rounded-xl px-4 py-3 text-base/6"
      />
      <p role="status" className="text-[13px] text-danger-text empty:hidden">
        {tooMany > 0 && t("editor.tooLong", { count: tooMany })}
      </p>
    </div>
  );
}
