import type { Media, UploadSlot } from "../entities";
import type { Backend } from "../backend";

/** The URL that takes a slot's bytes. Its secret token is the only permission needed. */
export function uploadUrl(backend: Backend, media: Media, slot: UploadSlot): string {
  const id = media.urn.split(":")[3];
  return `${backend.origin}/dms-uploads/sp/v2/${id}/uploaded-${media.kind}/${slot.firstByte}?ca=vector_feedshare&cn=uploads&v=beta&ut=${slot.token}`;
}
