import type { DraftStatus } from "~/features/shared/drafts/draft-state";

/** Whether what is typed differs from what the server has. */
export const isUnsaved = ({ status }: { status: DraftStatus }): boolean =>
  status !== "clean" && status !== "saved";
