import { askAnew } from "../../../trpc/ask-anew";
import type { trpc } from "../../../trpc/react";
import type { createWriting } from "./create-writing";
import { keepVersion } from "./keep-version";

type Utils = Pick<ReturnType<typeof trpc.useUtils>, "client" | "writing" | "plans">;
type Ways = Parameters<typeof createWriting>[0];

/** How the api is asked for texts, and what this page knows is brought up to date. */
export function writingWays(utils: Utils): Ways {
  const { client, writing, plans } = utils;
  return {
    start: (job, signal) =>
      job.kind === "write"
        ? client.writing.write.mutate({ id: job.id, ...(job.engine && { engine: job.engine }) }, { signal })
        : client.writing.rewrite.mutate(
            { id: job.id, versionId: job.versionId, rewrite: job.rewrite },
            { signal },
          ),
    known: (id) => writing.get.getData({ id })?.versions ?? [],
    ask: async (id) => (await client.writing.get.query({ id })).versions,
    onVersion: (id, version) => keepVersion(writing, id, version),
    onEnd(id) {
      void askAnew({
        cancel: () => writing.get.cancel({ id }),
        invalidate: () => writing.get.invalidate({ id }),
      });
      void askAnew(writing.usage);
      void writing.latest.invalidate();
      void plans.get.invalidate();
    },
    onFrame(run) {
      const frame = requestAnimationFrame(run);
      return () => cancelAnimationFrame(frame);
    },
  };
}
