import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import { useT } from "~/i18n/use-t";
import { NumberCheck, SourceItems } from "~/features/posts/parts/sources";

type Props = {
  version: Pick<TextVersionView, "researched" | "sources">;
  /** The current text. */
  text: string;
  onOpen?: (url: string) => void;
};

/** The sources of a researched text, and the figures to check. Renders nothing for a text without research. */
export function SourceList({ version: { researched, sources }, text, onOpen }: Props) {
  const { t } = useT("writing");
  if (!researched && sources.length === 0) return null;
  return (
    <section aria-label={t("result.sources")} data-testid="result-sources" className="grid gap-2 text-sm">
      <h3 className="font-medium">{t("result.sources")}</h3>
      {sources.length > 0 && (
        <>
          <SourceItems sources={sources} text={text} onOpen={onOpen} />
          <p className="text-caption text-muted-fg">{t("result.sourcesHint")}</p>
        </>
      )}
      <NumberCheck text={text} sources={sources} />
    </section>
  );
}
