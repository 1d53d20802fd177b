import type { UploadSlot } from "../entities";

/** The name under which the bytes of one upload slot are stored. */
export const blobName = (urn: string, slot: Pick<UploadSlot, "role" | "firstByte">) =>
  `${urn.split(":").slice(2).join(".")}.${slot.role}.${slot.firstByte}`;
