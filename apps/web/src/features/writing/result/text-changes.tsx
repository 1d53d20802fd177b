import { Skeleton } from "@takt/ui/skeleton";
import { verbatim } from "@takt/ui/verbatim";
import { useQuery } from "@tanstack/react-query";
import { useT } from "~/i18n/use-t";
import { useErrorText } from "~/features/shared/use-error-text";
import { diffParts, type DiffPart } from "./diff-parts";

/** Texts that share hardly a word take long to compare; after this time they count as completely changed. */
const DIFF_TIMEOUT_MS = 1000;

type Props = { before: string; after: string; /** The number of the version before. */ number: number };

/** A text with its changes since the version before, marked by lines, colours and hidden text. */
export function TextChanges({ before, after, number }: Props) {
  const { t } = useT("writing");
  const errorText = useErrorText();
  const { data: parts, error } = useDiff(before, after);
  const changed = parts?.some(({ kind }) => kind !== "same");
  return (
    <section
      aria-label={t("result.changesSince", { number })}
      data-testid="text-changes"
      className="grid gap-2 rounded-xl border border-border bg-surface px-4 py-3"
    >
      <p className="text-caption font-medium text-muted-fg">{t("result.changesSince", { number })}</p>
      {error && (
        <p role="alert" className="text-sm text-danger-text">
          {errorText(error)}
        </p>
      )}
      {!parts && !error && <Skeleton className="h-40" />}
      {parts && !changed && <p className="text-sm text-muted-fg">{t("result.noChanges")}</p>}
      {parts && changed && (
        <p {...verbatim} className="text-base/6 whitespace-pre-wrap wrap-anywhere">
          {parts.map(({ kind, text }, index) => {
            if (kind === "same") return <span key={index}>{text}</span>;
            const Mark = kind === "added" ? "ins" : "del";
            return (
              <Mark
                key={index}
                className={
                  kind === "added"
                    ? "rounded-xs bg-primary-soft text-primary-soft-fg underline decoration-2 underline-offset-2"
                    : "rounded-xs bg-danger-soft text-danger-soft-fg line-through"
                }
              >
                <span className="sr-only"> {t(`result.${kind}`)} </span>
                {text}
              </Mark>
            );
          })}
        </p>
      )}
    </section>
  );
}

/** Computes the changes between two texts, word by word. The package `diff` is loaded on first use. */
function useDiff(before: string, after: string) {
  return useQuery({
    queryKey: ["writing-diff", before, after],
    networkMode: "always",
    staleTime: Infinity,
    gcTime: 60_000,
    async queryFn(): Promise<DiffPart[]> {
      const { diffWordsWithSpace } = await import("diff");
      const changes = diffWordsWithSpace(before, after, { timeout: DIFF_TIMEOUT_MS });
      return diffParts(
        changes ?? [
          { value: before, added: false, removed: true },
          { value: after, added: true, removed: false },
        ],
      );
    },
  });
}
