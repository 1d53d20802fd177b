import { useToast } from "@takt/ui/toast";
import { refetchAfterWrite } from "../../../trpc/refetch-after-write";
import { trpc, type RouterOutputs } from "../../../trpc/react";
import { useErrorText } from "../../shared/use-error-text";

export type Sheet = RouterOutputs["voice"]["compute"];

/** The style sheet in the cache, and what a mutation does with it. */
export function useVoiceCache() {
  const { toast } = useToast();
  const errorText = useErrorText();
  const { voice } = trpc.useUtils();
  const refetch = () => refetchAfterWrite(voice.get);
  return {
    now: (): Sheet | null => voice.get.getData()?.sheet ?? null,
    async show(sheet: Sheet | null) {
      // An answer in flight may be older than this sheet.
      await voice.get.cancel();
      voice.get.setData(undefined, (state) => state && { ...state, sheet });
    },
    refetch,
    /** Shows what failed and why, and refetches the sheet, because the shown one may be out of date. */
    async failed(title: string, error: unknown) {
      toast({ tone: "error", title, description: errorText(error) });
      await refetch();
    },
  };
}

export type VoiceCache = ReturnType<typeof useVoiceCache>;
