import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import { numberFormat } from "@takt/domain/shared/number-format";
import { COMMENT_LIMITS, type CommentAccess } from "@takt/domain/posts/model/first-comment";
import { Button } from "@takt/ui/button";
import { Textarea } from "@takt/ui/input";
import { cn } from "@takt/ui/cn";
import { MessageCirclePlus } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useId, useState } from "react";
import { trpc } from "~/trpc/react";
import { LocaleLink } from "~/features/shared/locale-link";
import { useLocale } from "~/features/shared/use-locale";
import { ContentSection } from "./content-section";

type Props = { text: string; onChange: (text: string) => void; announce: (text: string) => void };

/** The first comment of a post, folded until it is wanted. It is plain text, and says whether Takt can publish it. */
export function FirstCommentField({ text, onChange, announce }: Props) {
  const { t } = useT("posts");
  const [isOpened, setIsOpened] = useState(false);
  const { data: access } = trpc.posts.commentAccess.useQuery();
  const ids = { count: useId(), access: useId() };
  const tooMany = text.length - COMMENT_LIMITS.length;
  if (text === "" && !isOpened)
    return (
      <div>
        <Button onClick={() => setIsOpened(true)}>
          <MessageCirclePlus aria-hidden />
          {t("comment.add")}
        </Button>
      </div>
    );
  return (
    <ContentSection
      title={t("comment.title")}
      removeLabel={t("comment.remove")}
      onRemove={() => {
        onChange("");
        setIsOpened(false);
        announce(t("comment.removed"));
      }}
    >
      <div className="grid gap-1.5">
        <Textarea
          aria-label={t("comment.text")}
          data-testid="comment-text"
          autoFocus={isOpened}
          value={text}
          maxLength={COMMENT_LIMITS.draftLength}
          aria-describedby={`${ids.count} ${ids.access}`}
          aria-invalid={tooMany > 0 || undefined}
          placeholder={t("comment.placeholder")}
          onChange={(event) => onChange(event.target.value)}
          className="max-h-60 min-h-20 resize-none"
        />
        <CommentCount id={ids.count} length={text.length} />
        <p role="status" className="text-caption text-danger-text empty:hidden">
          {tooMany > 0 && t("comment.tooLong", { count: tooMany })}
        </p>
        <p id={ids.access} className="text-caption text-pretty text-muted-fg empty:hidden">
          {access && <AccessText access={access} />}
        </p>
      </div>
    </ContentSection>
  );
}

/** `12 / 1,250`, with a full sentence for screen readers. */
function CommentCount({ id, length }: { id: string; length: number }) {
  const { t } = useT("posts");
  const number = numberFormat(INTL_LOCALE[useLocale()]);
  const count = { length: number.format(length), max: number.format(COMMENT_LIMITS.length) };
  const isTooLong = length > COMMENT_LIMITS.length;
  return (
    <span
      id={id}
      className={cn(
        "justify-self-end text-caption tabular-nums",
        isTooLong ? "font-medium text-danger-text" : "text-muted-fg",
      )}
    >
      <span aria-hidden>{t("editor.count", count)}</span>
      <span className="sr-only">{t("comment.countLabel", count)}</span>
    </span>
  );
}

/** Says whether Takt can publish the comment, and what its author can do when it cannot. */
function AccessText({ access }: { access: CommentAccess }) {
  const { t } = useT("posts");
  return (
    <>
      {t(`comment.access.${access}`)}{" "}
      {access !== "ready" && access !== "unavailable" && (
        <LocaleLink
          href="/app/user/profile"
          className="font-medium text-current underline underline-offset-3"
        >
          {t("comment.connect")}
        </LocaleLink>
      )}
    </>
  );
}
