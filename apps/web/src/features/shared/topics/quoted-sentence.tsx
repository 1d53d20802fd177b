import { cn } from "@takt/ui/cn";

type Props = {
  quote: string;
  /** Where it stands. */
  url: string | null;
  language: "en" | "de";
  className?: string;
};

/** The sentence a topic was found in: somebody else's words, as text. */
export function QuotedSentence({ quote, url, language, className }: Props) {
  return (
    <blockquote
      lang={language}
      cite={url ?? undefined}
      className={cn(
        "border-s-2 border-border-strong ps-3 text-sm text-pretty wrap-anywhere text-muted-fg",
        className,
      )}
    >
      <q>{quote}</q>
    </blockquote>
  );
}
