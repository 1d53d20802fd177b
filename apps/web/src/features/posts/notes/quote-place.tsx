import type { Quote } from "@takt/domain/posts/model/note-input";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { verbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";

type Props = {
  quote: Quote;
  /** Whether the words still stand in the text. */
  isFound: boolean;
  onShow: () => void;
};

const style = "border-s-2 border-border-strong ps-3 text-start text-caption";
const words = "line-clamp-3 whitespace-pre-line wrap-anywhere";

/** The words that a thread is about: a click shows them in the text, where they still stand. */
export function QuotePlace({ quote: { text }, isFound, onShow }: Props) {
  const { t } = useT("notes");
  if (isFound)
    return (
      <button
        type="button"
        aria-label={t("place.show", { words: text })}
        onClick={onShow}
        className={cn(
          style,
          "w-fit cursor-pointer rounded-e-md py-0.5 pe-2 hover:bg-surface-2 pointer-coarse:min-h-11",
          focusRing,
        )}
      >
        <span {...verbatim} className={words}>
          {text}
        </span>
      </button>
    );
  return (
    <div className={style}>
      <blockquote {...verbatim} className={cn(words, "text-muted-fg")}>
        {text}
      </blockquote>
      <p className="text-warning-text">{t("place.outdated")}</p>
    </div>
  );
}
