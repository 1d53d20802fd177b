import { Button } from "@takt/ui/button";
import { Diff, Pencil } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { RefObject } from "react";
import type { AssistantView } from "../assistant/use-assistant";
import { VersionBadges } from "./version-badges";
import { VersionBar } from "./version-bar";

type Props = {
  id: string;
  heading: RefObject<HTMLHeadingElement | null>;
  assistant: AssistantView;
  /** Whether the composition takes another text. */
  isOpen: boolean;
  showsChanges: boolean;
  onShowChanges: (shows: boolean) => void;
  onEditAnswers: () => void;
};

/** The result's heading, the origin of the version that is shown, and the way to the others. */
export function ResultHead(props: Props) {
  const { id, heading, assistant, isOpen, showsChanges, onShowChanges, onEditAnswers } = props;
  const { t } = useT("writing");
  const { isWriting, versions, shown, choose } = assistant;
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-lg/7 font-semibold outline-hidden">
          {t(isWriting ? "result.beingWritten" : "result.title")}
        </h2>
        {!isWriting && isOpen && (
          <Button size="sm" variant="ghost" onClick={onEditAnswers}>
            <Pencil aria-hidden />
            {t("result.editAnswers")}
          </Button>
        )}
      </div>
      {!isWriting && shown && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <VersionBadges version={shown.version} versions={versions} />
          <div className="flex flex-wrap items-center gap-2">
            {shown.before && isOpen && (
              <Button
                size="sm"
                variant="ghost"
                aria-pressed={showsChanges}
                className="aria-pressed:bg-surface-2"
                onClick={() => onShowChanges(!showsChanges)}
              >
                <Diff aria-hidden />
                {t("result.showChanges")}
              </Button>
            )}
            {versions.length > 1 && (
              <VersionBar versions={versions} version={shown.version} onChoose={({ id }) => choose(id)} />
            )}
          </div>
        </div>
      )}
    </header>
  );
}
