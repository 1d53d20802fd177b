import { useQuery } from "@tanstack/react-query";
import { diffParts, type DiffPart } from "./diff-parts";

/** Texts that share hardly a word take long to compare; after this time they count as completely changed. */
const DIFF_TIMEOUT_MS = 1000;

/** Computes the changes between two texts, word by word. The package `diff` is loaded on first use. */
export function useDiff(before: string, after: string) {
  return useQuery({
    queryKey: ["writing-diff", before, after],
    networkMode: "always",
    staleTime: Infinity,
    gcTime: 60_000,
    async queryFn(): Promise<DiffPart[]> {
      const { diffWordsWithSpace } = await import("diff");
      const changes = diffWordsWithSpace(before, after, { timeout: DIFF_TIMEOUT_MS });
      return diffParts(
        changes ?? [
          { value: before, added: false, removed: true },
          { value: after, added: true, removed: false },
        ],
      );
    },
  });
}
