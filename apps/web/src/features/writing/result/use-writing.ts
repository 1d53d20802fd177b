"use client";

import type { Rewrite } from "@takt/domain/writing/model/rewrite";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { trpc } from "../../../trpc/react";
import { createWriting, IDLE, type WritingState } from "./create-writing";
import { createWritingApi } from "./create-writing-api";

/** The state of the writer and its jobs. A second job while one is running is ignored. */
export type Writing = WritingState & {
  /** Writes a text, which costs an AI post unless it is an outline. Resolves at its end; never rejects. */
  write: (id: string, options?: { engine?: "outline" }) => Promise<void>;
  rewrite: (id: string, versionId: string, rewrite: Rewrite) => Promise<void>;
  /** Stops the job; the received text is stored. */
  stop: () => void;
};

/**
 * Writes texts of a composition and shows them as they arrive. Leaving the page or showing another composition ends the
 * job, and the server stores what it has written.
 */
export function useWriting(compositionId: string): Writing {
  const utils = trpc.useUtils();
  const [writing] = useState(() => createWriting(createWritingApi(utils)));
  const state = useSyncExternalStore(writing.subscribe, writing.read, writing.read);

  useEffect(() => {
    window.addEventListener("pagehide", writing.leave);
    return () => {
      window.removeEventListener("pagehide", writing.leave);
      writing.leave();
    };
  }, [writing]);
  useEffect(() => {
    const job = writing.read().job;
    if (job !== null && job.id !== compositionId) writing.leave();
  }, [writing, compositionId]);

  const can = useMemo(
    () => ({
      write: (id: string, { engine }: { engine?: "outline" } = {}) =>
        writing.run({ id, kind: "write", engine: engine ?? null }),
      rewrite: (id: string, versionId: string, rewrite: Rewrite) =>
        writing.run({ id, kind: "rewrite", versionId, rewrite }),
      stop: writing.stop,
    }),
    [writing],
  );
  const mine = state.job?.id === compositionId;
  return useMemo(() => ({ ...(mine ? state : { ...IDLE, ended: state.ended }), ...can }), [mine, state, can]);
}
