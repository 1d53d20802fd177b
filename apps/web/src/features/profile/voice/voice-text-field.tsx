import { VOICE_LIMITS } from "@takt/domain/voice/model/voice-limits";
import { Button } from "@takt/ui/button";
import { Label } from "@takt/ui/label";
import { Textarea } from "@takt/ui/textarea";
import { useT } from "next-i18next/client";
import { useId, useState } from "react";
import { SaveNote } from "../../shared/autosave/save-note";
import { useFieldSaver } from "../../shared/autosave/use-field-saver";
import { CharacterCount } from "../../shared/character-count";
import { getDomainError } from "../../shared/get-domain-error";
import { useMe } from "../../shared/use-me";
import { createVoiceDraftStorage } from "./voice-draft-storage";
import type { useVoiceMutations } from "./use-voice-mutations";

type Props = {
  language: "en" | "de";
  saved: string;
  mutations: Pick<ReturnType<typeof useVoiceMutations>, "now" | "update">;
};

/**
 * The sheet's text in one language, saved while it is edited; unsaved text is stored on this device. A text that is too
 * long is neither cut nor saved. A text that was changed elsewhere is overwritten only by "Try again".
 */
export function VoiceTextField({ language, saved, mutations }: Props) {
  const { t } = useT("voice");
  const id = useId();
  const max = VOICE_LIMITS.words;
  // The server trims: without this a space at the end would vanish while the user is typing.
  const [typed, setTyped] = useState("");
  const { id: userId } = useMe();
  const [copy] = useState(() =>
    createVoiceDraftStorage(userId, language, () => {
      const sheet = mutations.now();
      return sheet && { was: sheet.words[language], version: sheet.version };
    }),
  );
  const field = useFieldSaver<string>({
    saved: typed.trim() === saved ? typed : saved,
    isValid: (text) => text.trim().length <= max,
    draftStorage: copy,
    async save(text) {
      await mutations.update({ words: { [language]: text.trim() } }, copy.draftBase());
      copy.rebase();
      setTyped(text);
    },
  });
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
        onChange={(event) => field.set(event.target.value)}
        onBlur={field.flush}
      />
      <div id={`${id}-note`}>
        <SaveNote
          state={field.state}
          onRetry={() => {
            copy.rebase();
            field.retry();
          }}
          invalidText={t("words.tooLong", { count: length - max })}
          otherWay={
            getDomainError(field.state.error)?.code === "voice_changed" && (
              <Button size="sm" variant="ghost" onClick={field.revert}>
                {t("words.takeSaved")}
              </Button>
            )
          }
        />
      </div>
    </div>
  );
}
