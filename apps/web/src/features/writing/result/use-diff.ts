import { useQuery } from "@tanstack/react-query";
import { diffParts, type DiffPart } from "./diff-parts";

/** Two texts that share hardly a word take long to compare: then all of it is new. Milliseconds. */
const LONGEST = 1000;

/** What changed between two texts, word by word. What compares them is fetched when it is first wanted. */
export function useDiff(before: string, after: string) {
  return useQuery({
    queryKey: ["writing-diff", before, after],
    networkMode: "always",
    staleTime: Infinity,
    gcTime: 60_000,
    async queryFn(): Promise<DiffPart[]> {
      const { diffWordsWithSpace } = await import("diff");
      const changes = diffWordsWithSpace(before, after, { timeout: LONGEST });
      return diffParts(
        changes ?? [
          { value: before, added: false, removed: true },
          { value: after, added: true, removed: false },
        ],
      );
    },
  });
}
