import { refetchAfterWrite } from "../../trpc/refetch-after-write";
import { trpc, type RouterOutputs } from "../../trpc/react";

export type Sheet = RouterOutputs["voice"]["compute"];

/** The style sheet in the cache, and what a mutation does with it. */
export function useVoiceCache() {
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
  };
}

export type VoiceCache = ReturnType<typeof useVoiceCache>;
