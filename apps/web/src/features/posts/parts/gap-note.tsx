import { findGaps } from "@takt/text/outline-gaps";
import { Button } from "@takt/ui/button";
import { useT } from "~/i18n/use-t";
import { selectNextGap } from "./gaps";

/** Says how many gaps of an outline are left in the text field `fieldId`, and leads to the next one. */
export function GapNote({ fieldId, text }: { fieldId: string; text: string }) {
  const { t } = useT("posts");
  const count = findGaps(text).length;
  const next = () => {
    const field = document.getElementById(fieldId);
    if (field instanceof HTMLTextAreaElement) selectNextGap(field);
  };
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="text-caption text-pretty text-muted-fg">{t("editor.gaps", { count })}</p>
      <Button variant="secondary" size="sm" onClick={next}>
        {t("editor.nextGap")}
      </Button>
    </div>
  );
}
