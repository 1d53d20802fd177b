import type { WritingUsage } from "@takt/domain/writing/model/composition-view";
import { Button } from "@takt/ui/button";
import { ArrowRight, Sparkles } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { isWriting, type AssistantState } from "../assistant/assistant-state";
import { usageState } from "../usage-state";

type Props = {
  usage: WritingUsage;
  phase: AssistantState["phase"];
  /** Whether there is a text already, so that this makes another version. */
  again: boolean;
  /** Whether the post takes no other text. */
  closed: boolean;
  onResult: () => void;
};

/** The submit button of the last step, and the button that shows an existing text. */
export function GenerateAction({ usage, phase, again, closed, onResult }: Props) {
  const { t } = useT("writing");
  if (isWriting({ phase }) || closed)
    return (
      <Button variant="primary" className="ms-auto max-sm:flex-1" onClick={onResult}>
        {t(closed ? "generate.show" : "generate.showWriting")}
        <ArrowRight aria-hidden />
      </Button>
    );
  const label =
    usageState(usage) === "none" ? "generate.outlineInstead" : again ? "generate.again" : "generate.first";
  return (
    <div className="ms-auto flex flex-wrap gap-2 max-sm:flex-1">
      {again && (
        <Button className="max-sm:flex-1" onClick={onResult}>
          {t("generate.show")}
        </Button>
      )}
      <Button type="submit" variant="primary" loading={phase === "saving"} className="max-sm:flex-1">
        {phase !== "saving" && <Sparkles aria-hidden />}
        {t(label)}
      </Button>
    </div>
  );
}
