import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import { numberFormat } from "@takt/domain/shared/number-format";
import { MAX_POST_LENGTH, postLength } from "@takt/domain/posts/model/post-length";
import { cn } from "@takt/ui/cn";
import { useT } from "~/i18n/use-t";
import { useLocale } from "~/features/shared/use-locale";

/** The length of a post for LinkedIn, and by how much it exceeds the limit. */
export function readPostLength(content: string, hashtags: readonly string[]) {
  const { visible, sent } = postLength(content, hashtags);
  // LinkedIn does not document which of the two it counts.
  const length = Math.max(visible, sent);
  return { visible, length, tooMany: length - MAX_POST_LENGTH };
}

type Length = ReturnType<typeof readPostLength>;

/** `1,234 / 3,000`, with a full sentence for screen readers. */
export function PostLengthCount({ id, of: { length, tooMany } }: { id: string; of: Length }) {
  const { t } = useT("posts");
  const number = numberFormat(INTL_LOCALE[useLocale()]);
  const count = { length: number.format(length), max: number.format(MAX_POST_LENGTH) };
  return (
    <span
      id={id}
      data-testid="post-length"
      data-length={length}
      className={cn(
        "text-caption tabular-nums",
        tooMany > 0 ? "font-medium text-danger-text" : "text-muted-fg",
      )}
    >
      <span aria-hidden>{t("editor.count", count)}</span>
      <span className="sr-only">{t("editor.countLabel", count)}</span>
    </span>
  );
}

/** Says by how much a text is too long, and what helps when escaped characters are the cause. */
export function PostLengthNote({ of: { visible, length, tooMany } }: { of: Length }) {
  const { t } = useT("posts");
  const number = numberFormat(INTL_LOCALE[useLocale()]);
  const escaped = length - visible;
  return (
    <p role="status" className="text-caption text-pretty text-danger-text empty:hidden">
      {tooMany > 0 && t("editor.tooLong", { count: tooMany })}
      {tooMany > 0 && escaped > 0 && (
        <>
          {" "}
          {t("editor.escaped", {
            visible: number.format(visible),
            escaped: number.format(escaped),
            signs: "( ) [ ] { } < > @ # * _ ~ | \\",
          })}
        </>
      )}
    </p>
  );
}
