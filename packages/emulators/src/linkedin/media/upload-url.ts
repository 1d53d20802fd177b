import type { Media, UploadSlot } from "../entities";
import type { World } from "../world";

/** The URL that takes a slot's bytes. Knowing it is all the right one needs. */
export function uploadUrl(world: World, media: Media, slot: UploadSlot): string {
  const id = media.urn.split(":")[3];
  return `${world.origin}/dms-uploads/sp/v2/${id}/uploaded-${media.kind}/${slot.firstByte}?ca=vector_feedshare&cn=uploads&v=beta&ut=${slot.token}`;
}
