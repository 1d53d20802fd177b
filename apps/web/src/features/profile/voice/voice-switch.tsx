import { Label } from "@takt/ui/label";
import { Switch } from "@takt/ui/switch";
import { useT } from "next-i18next/client";
import { useId } from "react";
import { SaveNote } from "../../shared/autosave/save-note";
import { useFieldSaver } from "../../shared/autosave/use-field-saver";
import type { useVoiceMutations } from "./use-voice-mutations";

type Props = { enabled: boolean; mutations: Pick<ReturnType<typeof useVoiceMutations>, "update"> };

/** The switch that makes prompts use the sheet; off by default. */
export function VoiceSwitch({ enabled, mutations }: Props) {
  const { t } = useT("voice");
  const id = useId();
  const field = useFieldSaver<boolean>({
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
          onCheckedChange={field.set}
          className="mt-0.5"
        />
      </div>
      <div id={`${id}-note`}>
        <SaveNote state={field.state} onRetry={field.retry} />
      </div>
    </div>
  );
}
