import { Button } from "@takt/ui/button";
import { Callout } from "@takt/ui/callout";
import { History } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { HandSavedDraft } from "./save-bar";

/** Says that changes which were not saved on an earlier page are shown again. */
export function RestoredDraft({ draft }: { draft: HandSavedDraft & { restored: boolean } }) {
  const { t } = useT("common");
  if (!draft.restored || !draft.isDirty) return null;
  return (
    <Callout
      tone="blue"
      role="status"
      icon={<History aria-hidden />}
      actions={
        <Button size="sm" onClick={draft.discard}>
          {t("changes.discard")}
        </Button>
      }
    >
      <p className="font-medium">{t("changes.restored")}</p>
      <p className="text-pretty">{t("changes.restoredText")}</p>
    </Callout>
  );
}
