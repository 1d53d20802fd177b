import { voiceDraft } from "@takt/domain/voice/model/voice-draft";
import { VOICE_LIMITS } from "@takt/domain/voice/model/voice-limits";
import type { VoiceView } from "@takt/domain/voice/model/voice-view";
import { useMemo } from "react";
import type { Baseline } from "../shared/drafts/draft-state";
import { storedDraft } from "../shared/drafts/stored-draft";
import { useDraft } from "../shared/drafts/use-draft";
import { getDomainError } from "../shared/get-domain-error";
import { useMe } from "../shared/use-me";
import type { useVoiceMutations } from "./use-voice-mutations";

type Language = "en" | "de";
type Mutations = Pick<ReturnType<typeof useVoiceMutations>, "now" | "update">;

/**
 * The sheet's text in one language as a draft, on the version of the sheet. A text that was changed elsewhere is
 * overwritten only by `overwrite`.
 */
export function useVoiceText(language: Language, sheet: VoiceView, mutations: Mutations) {
  const { id: userId } = useMe();
  const key = `voice-words:${userId}:${language}`;
  const storage = useMemo(() => storedDraft(key, voiceDraft), [key]);
  const saved = toBaseline(sheet, language);
  const field = useDraft<string>(key, {
    initial: "",
    baseline: saved,
    storage,
    // The server trims.
    normalize: (text) => text.trim(),
    isValid: (text) => text.trim().length <= VOICE_LIMITS.words,
    classify: (error) => (getDomainError(error)?.code === "voice_changed" ? "conflict" : "failed"),
    async load() {
      const latest = mutations.now();
      if (latest === null) throw new Error("the style sheet is deleted");
      return toBaseline(latest, language);
    },
    async save(text, baseline) {
      const typedOn = baseline?.version ?? sheet.version;
      const latest = await mutations.update({ words: { [language]: text.trim() } }, typedOn);
      return { value: text, version: latest?.version ?? typedOn };
    },
  });
  return {
    ...field,
    /** Saves what is typed over a text that was changed elsewhere. */
    overwrite(): void {
      field.store.rebase(saved);
      void field.store.flush();
    },
    takeSaved: (): void => field.store.reset(saved),
  };
}

function toBaseline(
  { words, version }: Pick<VoiceView, "words" | "version">,
  language: Language,
): Baseline<string> {
  return { value: words[language], version };
}
