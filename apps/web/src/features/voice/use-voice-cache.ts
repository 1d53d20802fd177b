import { refetchAfterWrite, setQueryData } from "~/trpc/query-cache";
import { trpc, type RouterOutputs } from "~/trpc/react";

export type Sheet = RouterOutputs["voice"]["compute"];

/** The style sheet in the cache, and what a mutation does with it. */
export function useVoiceCache() {
  const { voice } = trpc.useUtils();
  const refetch = () => refetchAfterWrite(voice.get);
  return {
    now: (): Sheet | null => voice.get.getData()?.sheet ?? null,
    show: (sheet: Sheet | null) => setQueryData(voice.get, undefined, (state) => ({ ...state, sheet })),
    refetch,
  };
}

export type VoiceCache = ReturnType<typeof useVoiceCache>;
