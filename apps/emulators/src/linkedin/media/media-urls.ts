import type { Media, UploadSlot } from "../model/entities";
import type { Backend } from "../backend";

/** The path at which this emulator serves an uploaded asset. */
export const mediaUrl = (urn: string) => `/dms/asset/${urn.split(":").slice(2).join("/")}`;

/** The URL that takes a slot's bytes. Its secret token is the only permission needed. */
export function uploadUrl(backend: Backend, media: Media, slot: UploadSlot): string {
  const id = media.urn.split(":")[3];
  return `${backend.origin}/dms-uploads/sp/v2/${id}/uploaded-${media.kind}/${slot.firstByte}?ca=vector_feedshare&cn=uploads&v=beta&ut=${slot.token}`;
}
