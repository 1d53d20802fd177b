import type { VoiceView } from "@takt/domain/voice/model/voice-view";
import { Button } from "@takt/ui/button";
import { Label } from "@takt/ui/field";
import { Switch } from "@takt/ui/switch";
import { RefreshCw, Trash2 } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useId } from "react";
import { SaveNote } from "../shared/drafts/save-note";
import { useFieldDraft } from "../shared/drafts/use-field-draft";
import type { useVoiceMutations } from "./use-voice-mutations";
import { VoiceMeasureList } from "./voice-measure-list";
import { VoiceTextField } from "./voice-text-field";

type Props = {
  sheet: VoiceView;
  publishedPosts: number;
  neededPosts: number;
  mutations: ReturnType<typeof useVoiceMutations>;
  onComputeAgain: () => void;
  onAskDelete: () => void;
};

/** The style sheet: its switch, its measures, its texts for prompts, and the buttons to recompute or delete it. */
export function VoiceSheet({
  sheet,
  publishedPosts,
  neededPosts,
  mutations,
  onComputeAgain,
  onAskDelete,
}: Props) {
  const { t } = useT("voice");
  return (
    <>
      <VoiceSwitch enabled={sheet.enabled} mutations={mutations} />
      <VoiceMeasureList sheet={sheet} />
      <div className="grid gap-3 border-t border-border pt-4">
        <div className="grid gap-0.5">
          <h3 className="text-sm font-medium">{t("words.title")}</h3>
          <p className="text-caption text-pretty text-muted-fg">{t("words.text")}</p>
        </div>
        <VoiceTextField language="en" sheet={sheet} mutations={mutations} />
        <VoiceTextField language="de" sheet={sheet} mutations={mutations} />
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t border-border pt-4">
        {publishedPosts >= neededPosts ? (
          <Button loading={mutations.isComputing} onClick={onComputeAgain}>
            {!mutations.isComputing && <RefreshCw aria-hidden />}
            {t("again.button")}
          </Button>
        ) : (
          <p className="min-w-0 flex-1 basis-60 text-caption text-pretty text-muted-fg">
            {t("again.tooFew", { count: publishedPosts, needed: neededPosts })}
          </p>
        )}
        <Button variant="ghost" onClick={onAskDelete}>
          <Trash2 aria-hidden />
          {t("delete.button")}
        </Button>
      </div>
    </>
  );
}

type VoiceSwitchProps = { enabled: boolean; mutations: Pick<ReturnType<typeof useVoiceMutations>, "update"> };

/** The switch that makes prompts use the sheet; off by default. */
function VoiceSwitch({ enabled, mutations }: VoiceSwitchProps) {
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
          <p id={`${id}-hint`} className="text-caption text-pretty text-muted-fg">
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
