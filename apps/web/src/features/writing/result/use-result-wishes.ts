import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import type { Rewrite } from "@takt/domain/writing/model/rewrite";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useCallback, useRef } from "react";
import { useErrorText } from "../../shared/use-error-text";
import type { Generate } from "../use-generate";
import { retryVersion } from "./retry-version";
import type { Writing } from "./use-writing";

/** Saves the words of the version that is shown; answers the version that has them. */
export type Settle = () => Promise<string>;

export type ResultWishes = {
  /** How the version that is shown is saved, while it can be changed. Answers how to take it back. */
  settleBy: (settle: Settle) => () => void;
  generate: Generate;
  rewrite: (wish: Rewrite) => Promise<void>;
  /** The last one once more. */
  retry: () => Promise<void>;
};

type Options = { compositionId: string; shown: TextVersionView | null; writing: Writing; generate: Generate };

/** What can be asked of the writer where a text is shown. What is seen is saved first: the next one begins with it. */
export function useResultWishes({ compositionId, shown, writing, generate }: Options): ResultWishes {
  const { t } = useT("posts");
  const { toast } = useToast();
  const errorText = useErrorText();
  const settleRef = useRef<Settle | null>(null);
  const settleBy = useCallback((settle: Settle) => {
    settleRef.current = settle;
    return () => void (settleRef.current = null);
  }, []);
  const settled = async (go: (versionId: string | null) => Promise<void>) => {
    try {
      await go((await settleRef.current?.()) ?? null);
    } catch (error) {
      toast({ tone: "error", title: t("failedTo.saveChanges"), description: errorText(error) });
    }
  };
  const again: Generate = (options) => settled(() => generate(options));
  return {
    settleBy,
    generate: again,
    rewrite: (wish) =>
      settled(async (versionId) => {
        if (versionId !== null) await writing.rewrite(compositionId, versionId, wish);
      }),
    async retry() {
      const { job } = writing;
      if (job?.kind === "write") return again(job.engine ? { engine: job.engine } : undefined);
      if (job?.kind === "rewrite")
        return settled((versionId) =>
          writing.rewrite(compositionId, retryVersion(job.versionId, shown, versionId), job.rewrite),
        );
    },
  };
}
