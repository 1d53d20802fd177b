import { join } from "node:path";
import { createClock } from "../core/clock";
import { createSettings } from "../core/create-settings";
import { type App, createRegisteredApps } from "./apps/registered-apps";
import { createBlobs } from "./store/blobs";
import type { Code, UploadSlot } from "./model/entities";
import { createDuplicateIndex } from "./model/duplicate-index";
import { createQuota } from "./model/quota";
import { type Settings, settingsSchema } from "./settings";
import { createLinkedInStore } from "./store/linkedin-store";

export type Backend = ReturnType<typeof createBackend>;
export type UploadTarget = { urn: string; slot: UploadSlot };

/** The state and services behind all routes: the registered apps, settings, storage, quota and clock. */
export function createBackend(options: { apps: App[]; dataDir: string | null; settings: Partial<Settings> }) {
  const { dataDir } = options;
  const settings = createSettings(settingsSchema, options.settings);
  const apps = createRegisteredApps(options.apps);
  const store = createLinkedInStore(dataDir, apps.first.clientId);
  const blobs = createBlobs(dataDir === null ? null : join(dataDir, "linkedin-media"));
  const quota = createQuota(store.calls);
  const duplicates = createDuplicateIndex();
  const codes = new Map<string, Code>();
  const uploads = new Map<string, UploadTarget>();

  for (const media of store.media.values()) {
    for (const slot of media.slots) uploads.set(slot.token, { urn: media.urn, slot });
  }
  for (const post of store.posts.values()) duplicates.add(duplicateKey(post), post.createdAt);

  return {
    clock: createClock(),
    apps,
    settings,
    store,
    blobs,
    quota,
    duplicates,
    codes,
    /** Upload URLs by their secret part. */
    uploads,
    /** This emulator's origin, set once it listens. It serves as both www and api. */
    origin: "",
    reset() {
      settings.reset();
      store.reset();
      blobs.clear();
      quota.clear();
      duplicates.clear();
      codes.clear();
      uploads.clear();
    },
    close: () => store.close(),
  };
}

/** The key by which posts are duplicates: author and published text, or author and media when there is no text. */
export function duplicateKey(post: { author: string; published: string; content: unknown }) {
  const blank = post.published.trim() === "";
  return `${post.author}\n${blank ? JSON.stringify(post.content) : post.published}`;
}
