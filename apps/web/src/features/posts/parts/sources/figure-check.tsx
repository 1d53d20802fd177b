import type { Source } from "@takt/domain/posts/model/source";
import { unsourcedFigures } from "@takt/domain/writing/model/sourced-figures";
import { TriangleAlert } from "lucide-react";
import { useT } from "next-i18next/client";

type Props = { text: string; sources: readonly Source[] };

/** Warns about figures of a researched text that have no source, or about missing sources. */
export function FigureCheck({ text, sources }: Props) {
  const { t } = useT("posts");
  const figures = unsourcedFigures(text, sources);
  const warnings = [
    ...(sources.length === 0 ? [t("sources.none")] : []),
    ...(figures.length > 0 ? [t("sources.unsourced", { figures: figures.join(", ") })] : []),
  ];
  if (warnings.length === 0) return null;
  return (
    <p data-testid="figure-check" className="flex items-start gap-1.5 text-[13px] text-warning-text">
      <TriangleAlert aria-hidden className="mt-0.75 size-3.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{warnings.join(" ")}</span>
    </p>
  );
}
