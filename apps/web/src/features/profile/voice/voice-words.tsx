import { VOICE_LIMITS } from "@takt/domain/voice/model/voice-limits";
import { Button } from "@takt/ui/button";
import { Label } from "@takt/ui/label";
import { Textarea } from "@takt/ui/textarea";
import { useT } from "next-i18next/client";
import { useId, useState } from "react";
import { SaveNote } from "../../shared/autosave/save-note";
import { useFieldSaver } from "../../shared/autosave/use-field-saver";
import { CharacterCount } from "../../shared/character-count";
import { refusalCode } from "../../shared/refusal-code";
import { useMe } from "../../shared/use-me";
import { createKeptVoiceWords } from "./kept-voice-words";
import type { useVoiceMoves } from "./use-voice-moves";

type Props = {
  language: "en" | "de";
  saved: string;
  moves: Pick<ReturnType<typeof useVoiceMoves>, "now" | "update">;
};

/**
 * The sheet in the words of one language, saved while they are changed; until then they are kept on this device. What
 * is too long is not cut, and not saved. Words that were changed elsewhere meanwhile are replaced only by "Try again".
 */
export function VoiceWords({ language, saved, moves }: Props) {
  const { t } = useT("voice");
  const id = useId();
  const max = VOICE_LIMITS.words;
  // The server trims: without this the blank between two words would vanish under the cursor.
  const [typed, setTyped] = useState("");
  const { id: userId } = useMe();
  const [copy] = useState(() =>
    createKeptVoiceWords(userId, language, () => {
      const sheet = moves.now();
      return sheet && { was: sheet.words[language], version: sheet.version };
    }),
  );
  const field = useFieldSaver<string>({
    saved: typed.trim() === saved ? typed : saved,
    isValid: (text) => text.trim().length <= max,
    copy,
    async save(text) {
      await moves.update({ words: { [language]: text.trim() } }, copy.typedOn());
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
            refusalCode(field.state.error)?.code === "voice_changed" && (
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
