import { randomBytes } from "node:crypto";
import type { Media, MediaKind, UploadSlot } from "../model/entities";
import type { Backend } from "../backend";
import { personUrn, type RestContext } from "../restli/rest-env";

const prefixes: Record<MediaKind, string> = { image: "C4E10AQ", video: "C5F05AQ", document: "D4E1FAQ" };

/** Creates an asset that waits for its bytes, with one upload URL per slot. */
export function createMedia(
  backend: Backend,
  c: RestContext,
  asset: { kind: MediaKind; owner: string; slots: Pick<UploadSlot, "role" | "firstByte" | "lastByte">[] },
): Media {
  const media: Media = {
    urn: `urn:li:${asset.kind}:${prefixes[asset.kind]}${randomBytes(9).toString("base64url")}`,
    kind: asset.kind,
    owner: asset.owner === personUrn(c) ? c.get("member").sub : asset.owner,
    slots: asset.slots.map((slot) => ({ ...slot, token: randomBytes(24).toString("base64url"), etag: null })),
    uploadExpiresAt: backend.clock.now() + backend.settings.get().uploadUrlTtlMs,
    readyAt: null,
    failure: null,
    contentType: "application/octet-stream",
    width: 0,
    height: 0,
    durationMs: 0,
  };
  backend.store.saveMedia(media);
  for (const slot of media.slots) backend.uploads.set(slot.token, { urn: media.urn, slot });
  return media;
}

/** The path at which this emulator serves an uploaded asset. */
export const mediaUrl = (urn: string) => `/dms/asset/${urn.split(":").slice(2).join("/")}`;

/** The URL that takes a slot's bytes. Its secret token is the only permission needed. */
export function uploadUrl(backend: Backend, media: Media, slot: UploadSlot): string {
  const id = media.urn.split(":")[3];
  return `${backend.origin}/dms-uploads/sp/v2/${id}/uploaded-${media.kind}/${slot.firstByte}?ca=vector_feedshare&cn=uploads&v=beta&ut=${slot.token}`;
}
