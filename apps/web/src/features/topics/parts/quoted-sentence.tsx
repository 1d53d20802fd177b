import { cn } from "@takt/ui/cn";
import { verbatim } from "@takt/ui/verbatim";

type Props = {
  quote: string;
  /** The page that it is quoted from. */
  url: string | null;
  language: "en" | "de";
  className?: string;
};

/** The sentence in which a topic was found, as a quotation. */
export function QuotedSentence({ quote, url, language, className }: Props) {
  return (
    <blockquote
      lang={language}
      cite={url ?? undefined}
      {...verbatim}
      className={cn(
        "border-s-2 border-border-strong ps-3 text-sm text-pretty wrap-anywhere text-muted-fg",
        className,
      )}
    >
      <q>{quote}</q>
    </blockquote>
  );
}
