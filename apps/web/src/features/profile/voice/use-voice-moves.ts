import { createInTurn } from "@takt/domain/shared/in-turn";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useState } from "react";
import { askAnew } from "../../../trpc/ask-anew";
import { trpc, type RouterInputs, type RouterOutputs } from "../../../trpc/react";
import { refusalCode } from "../../shared/refusal-code";
import { useErrorText } from "../../shared/use-error-text";
import type { TypedOn } from "./kept-voice-words";
import { versionToName } from "./version-to-name";

type Sheet = RouterOutputs["voice"]["compute"];
export type VoiceChange = Omit<RouterInputs["voice"]["update"], "version">;

/**
 * What can be done to the style sheet, one after the other: each names the version that the one before has left, so
 * that fields which save at the same time do not refuse one another.
 */
export function useVoiceMoves() {
  const { t } = useT("voice");
  const { toast } = useToast();
  const errorText = useErrorText();
  const { voice } = trpc.useUtils();
  const [inTurn] = useState(() => createInTurn(1));
  const call = {
    update: trpc.voice.update.useMutation(),
    compute: trpc.voice.compute.useMutation(),
    delete: trpc.voice.delete.useMutation(),
  };

  const now = (): Sheet | null => voice.get.getData()?.sheet ?? null;
  const show = async (sheet: Sheet | null) => {
    // An answer that is on its way may be older than this.
    await voice.get.cancel();
    voice.get.setData(undefined, (state) => state && { ...state, sheet });
  };
  const failed = async (title: string, error: unknown) => {
    toast({ tone: "error", title, description: errorText(error) });
    await askAnew(voice.get);
    return false;
  };

  return {
    isComputing: call.compute.isPending,
    isDeleting: call.delete.isPending,

    /** The sheet as it is known here. */
    now,

    /** The sheet when everything that was under way has ended, a field's save for instance. */
    latest: (): Promise<Sheet | null> => inTurn(() => Promise.resolve(now())),

    /**
     * For the fields, which say themselves what went wrong. Refused because the sheet has changed elsewhere, it is asked
     * for anew: the next try is made on what it says now. A sheet that is gone takes its fields with it.
     */
    update: (change: VoiceChange, typedOn: TypedOn | null = null): Promise<void> =>
      inTurn(async () => {
        const sheet = now();
        if (!sheet) return;
        const version = versionToName(sheet, change.words, typedOn);
        try {
          await show(await call.update.mutateAsync({ version, ...change }));
        } catch (error) {
          const code = refusalCode(error)?.code;
          if (code === "voice_changed") await askAnew(voice.get);
          if (code === "voice_not_found") {
            await failed(t("failedTo.save"), error);
            if (!now()) return;
          }
          throw error;
        }
      }),

    /** Answers whether there is a new one. */
    compute: (): Promise<boolean> =>
      inTurn(async () => {
        try {
          const sheet = await call.compute.mutateAsync();
          await show(sheet);
          toast({ tone: "success", title: t("done.computed", { count: sheet.postCount }) });
          return true;
        } catch (error) {
          return failed(t("failedTo.compute"), error);
        }
      }),

    /** Answers whether it is gone. */
    delete: (): Promise<boolean> =>
      inTurn(async () => {
        try {
          await call.delete.mutateAsync();
          await show(null);
          toast({ title: t("done.deleted") });
          return true;
        } catch (error) {
          return failed(t("failedTo.delete"), error);
        }
      }),
  };
}
