import { VOICE_LIMITS } from "@takt/domain/voice/model/voice-limits";
import type { VoiceView } from "@takt/domain/voice/model/voice-view";
import { Button } from "@takt/ui/button";
import { Label } from "@takt/ui/field";
import { Textarea } from "@takt/ui/input";
import { useT } from "~/i18n/use-t";
import { useId } from "react";
import { CharacterCount } from "../shared/character-count";
import { SaveNote } from "../shared/drafts/save-note";
import type { useVoiceMutations } from "./use-voice-mutations";
import { useVoiceText } from "./use-voice-text";

type Props = {
  language: "en" | "de";
  sheet: VoiceView;
  mutations: Pick<ReturnType<typeof useVoiceMutations>, "now" | "update">;
};

/**
 * The sheet's text in one language, saved while it is edited; unsaved text is stored on this device. A text that is too
 * long is neither cut nor saved. A text that was changed elsewhere is overwritten only by "Try again".
 */
export function VoiceTextField({ language, sheet, mutations }: Props) {
  const { t } = useT("voice");
  const id = useId();
  const max = VOICE_LIMITS.words;
  const field = useVoiceText(language, sheet, mutations);
  const isChanged = field.status === "conflict";
  const { length } = field.value.trim();
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Label htmlFor={id}>{t(`words.${language}`)}</Label>
        <CharacterCount id={`${id}-count`} length={length} max={max} />
      </div>
      <Textarea
        id={id}
        lang={language}
        value={field.value}
        rows={6}
        aria-describedby={`${id}-count ${id}-note`}
        aria-invalid={length > max || undefined}
        onChange={(event) => field.store.set(event.target.value)}
        onBlur={() => void field.store.flush()}
      />
      <div id={`${id}-note`}>
        <SaveNote
          status={field.status}
          error={field.error}
          onRetry={isChanged ? field.overwrite : field.store.retry}
          invalidText={t("words.tooLong", { count: length - max })}
          otherWay={
            isChanged && (
              <Button size="sm" variant="ghost" onClick={field.takeSaved}>
                {t("words.takeSaved")}
              </Button>
            )
          }
        />
      </div>
    </div>
  );
}
