import type { UploadSlot } from "../entities";

/** Under which name the bytes of one upload slot are kept. */
export const blobName = (urn: string, slot: Pick<UploadSlot, "role" | "firstByte">) =>
  `${urn.split(":").slice(2).join(".")}.${slot.role}.${slot.firstByte}`;
