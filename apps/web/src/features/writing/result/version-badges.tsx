import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import { Badge } from "@takt/ui/badge";
import { CircleDashed, ListTree, PencilLine, Sparkles } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { getEngine } from "../assistant/versions";

type Props = { version: TextVersionView; versions: readonly TextVersionView[] };

/** The origin of a version: its model or the outline composer, whether it was edited, and whether it is partial. */
export function VersionBadges({ version, versions }: Props) {
  const { t } = useT("writing");
  const engine = getEngine(version, versions);
  const model = version.model ?? versions.findLast(({ engine: its }) => its === "model")?.model;
  return (
    <ul aria-label={t("result.origin")} className="flex flex-wrap gap-1.5" data-testid="version-origin">
      {engine === "outline" && (
        <li>
          <Badge tone="amber">
            <ListTree aria-hidden />
            {t("result.outline")}
          </Badge>
        </li>
      )}
      {engine === "model" && (
        <li>
          <Badge tone="blue" className="whitespace-normal">
            <Sparkles aria-hidden />
            {t("result.writtenBy", { model: model ?? t("result.aModel") })}
          </Badge>
        </li>
      )}
      {version.kind === "edited" && (
        <li>
          <Badge>
            <PencilLine aria-hidden />
            {t("result.editedByYou")}
          </Badge>
        </li>
      )}
      {version.partial && (
        <li>
          <Badge tone="amber">
            <CircleDashed aria-hidden />
            {t("result.partial")}
          </Badge>
        </li>
      )}
    </ul>
  );
}
