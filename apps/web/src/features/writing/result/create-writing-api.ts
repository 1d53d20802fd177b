import { refetchAfterWrite } from "../../../trpc/refetch-after-write";
import type { trpc } from "../../../trpc/react";
import type { createWriting } from "./create-writing";
import { cacheVersion } from "./cache-version";

type Utils = Pick<ReturnType<typeof trpc.useUtils>, "client" | "writing" | "plans">;
type WritingApi = Parameters<typeof createWriting>[0];

/** Connects the writer to the api, and keeps the page's cache up to date. */
export function createWritingApi(utils: Utils): WritingApi {
  const { client, writing, plans } = utils;
  return {
    start: (job, signal) =>
      job.kind === "write"
        ? client.writing.write.mutate({ id: job.id, ...(job.engine && { engine: job.engine }) }, { signal })
        : client.writing.rewrite.mutate(
            { id: job.id, versionId: job.versionId, rewrite: job.rewrite },
            { signal },
          ),
    knownVersions: (id) => writing.get.getData({ id })?.versions ?? [],
    fetchVersions: async (id) => (await client.writing.get.query({ id })).versions,
    onVersion: (id, version) => cacheVersion(writing, id, version),
    onEnd(id) {
      void refetchAfterWrite({
        cancel: () => writing.get.cancel({ id }),
        invalidate: () => writing.get.invalidate({ id }),
      });
      void refetchAfterWrite(writing.usage);
      void writing.latest.invalidate();
      void plans.get.invalidate();
    },
    onFrame(run) {
      const frame = requestAnimationFrame(run);
      return () => cancelAnimationFrame(frame);
    },
  };
}
