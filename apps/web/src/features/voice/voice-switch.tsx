import { Label } from "@takt/ui/label";
import { Switch } from "@takt/ui/switch";
import { useT } from "next-i18next/client";
import { useId } from "react";
import { SaveNote } from "../shared/drafts/save-note";
import { useFieldDraft } from "../shared/drafts/use-field-draft";
import type { useVoiceMutations } from "./use-voice-mutations";

type Props = { enabled: boolean; mutations: Pick<ReturnType<typeof useVoiceMutations>, "update"> };

/** The switch that makes prompts use the sheet; off by default. */
export function VoiceSwitch({ enabled, mutations }: Props) {
  const { t } = useT("voice");
  const id = useId();
  const field = useFieldDraft<boolean>("voice", "enabled", {
    saved: enabled,
    save: (on) => mutations.update({ enabled: on }),
    delayMs: 300,
  });
  return (
    <div className="grid gap-1">
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 gap-0.5">
          <Label htmlFor={id}>{t("use.label")}</Label>
          <p id={`${id}-hint`} className="text-[13px] text-pretty text-muted-fg">
            {t("use.hint")}
          </p>
        </div>
        <Switch
          id={id}
          aria-describedby={`${id}-hint ${id}-note`}
          checked={field.value}
          onCheckedChange={field.store.set}
          className="mt-0.5"
        />
      </div>
      <div id={`${id}-note`}>
        <SaveNote status={field.status} error={field.error} onRetry={field.store.retry} />
      </div>
    </div>
  );
}
