import type { Source } from "@takt/domain/writing/model/source";
import { unsourcedFigures } from "@takt/domain/writing/model/sourced-figures";
import { TriangleAlert } from "lucide-react";
import { useT } from "next-i18next/client";

type Props = { text: string; sources: readonly Source[] };

/** Of a researched text: which of its figures have no source, and whether there is any at all. */
export function FigureCheck({ text, sources }: Props) {
  const { t } = useT("posts");
  const figures = unsourcedFigures(text, sources);
  const words = [
    ...(sources.length === 0 ? [t("sources.none")] : []),
    ...(figures.length > 0 ? [t("sources.unsourced", { figures: figures.join(", ") })] : []),
  ];
  if (words.length === 0) return null;
  return (
    <p data-testid="figure-check" className="flex items-start gap-1.5 text-[13px] text-warning-text">
      <TriangleAlert aria-hidden className="mt-0.75 size-3.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{words.join(" ")}</span>
    </p>
  );
}
