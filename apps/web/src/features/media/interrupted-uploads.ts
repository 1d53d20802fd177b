import { now } from "../shared/time/now";
import { purgeUploads, readUploads, type StoredUpload, writeUploads } from "./stored-uploads";

type Named = Pick<File, "name" | "size" | "lastModified">;
export type InterruptedUpload = Pick<StoredUpload, "name" | "size" | "lastModified" | "place">;
export type InterruptedUploads = ReturnType<typeof createInterruptedUploads>;

const NONE: readonly StoredUpload[] = [];
/** One per post and page, because uploads started on this page are not interrupted. */
const opened = new Map<string, InterruptedUploads>();

/**
 * Returns the unfinished uploads of a post, stored across a reload in this tab and across its end on this device: a page
 * cannot store the file, but the upload resumes when the same file is chosen again. The key names the user first:
 * signing out removes them (shared/drafts/clear-drafts.tsx).
 */
export function getInterruptedUploads(userId: string, postId: string): InterruptedUploads {
  const key = `${userId}:${postId}`;
  const known = opened.get(key) ?? createInterruptedUploads(key);
  opened.set(key, known);
  return known;
}

function createInterruptedUploads(key: string) {
  let left: readonly StoredUpload[] | undefined;
  const listeners = new Set<() => void>();
  const read = () => readUploads("sessionStorage", key);
  const write = (uploads: readonly StoredUpload[]) => writeUploads("sessionStorage", key, uploads);
  const getLeft = () => (left ??= takeLeft(key));
  const updateLeft = (stays: (one: Named) => boolean) => {
    left = getLeft().filter(stays);
    for (const listener of listeners) listener();
  };
  const findUploadUrl = (file: Named): string | null =>
    read().find((one) => isSame(one, file))?.place || null;

  return {
    /** The unfinished uploads of an earlier page; a store for useSyncExternalStore. */
    left: getLeft,
    leftOnServer: () => NONE,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    findUploadUrl,
    /** Without a URL, the one that is known stays. */
    remember(file: Named, place = findUploadUrl(file) ?? "") {
      write([...read().filter((one) => !isSame(one, file)), toStored(file, place)]);
      updateLeft((one) => !isSame(one, file));
    },
    /** Remembers the files of a page that goes away, also for the next tab: this one may be closed. */
    leave(files: readonly Named[]) {
      for (const file of files) this.remember(file);
      writeUploads(
        "localStorage",
        key,
        read().filter((one) => files.some((file) => isSame(one, file))),
      );
    },
    remove(file: Named) {
      write(read().filter((one) => !isSame(one, file)));
      updateLeft((one) => !isSame(one, file));
    },
    dismiss() {
      const gone = getLeft();
      write(read().filter((one) => !gone.some((other) => isSame(one, other))));
      updateLeft(() => false);
    },
  };
}

/** A closed tab's uploads are told once: they are this tab's from now on. */
function takeLeft(key: string): StoredUpload[] {
  const ofTab = readUploads("sessionStorage", key);
  const ofDevice = readUploads("localStorage", key);
  purgeUploads();
  if (ofDevice.length === 0) return ofTab;
  const all = [...ofTab, ...ofDevice.filter((one) => !ofTab.some((other) => isSame(one, other)))];
  writeUploads("sessionStorage", key, all);
  writeUploads("localStorage", key, []);
  return all;
}

const toStored = ({ name, size, lastModified }: Named, place: string): StoredUpload => ({
  name,
  size,
  lastModified,
  place,
  at: now().getTime(),
});

const isSame = (one: Named, other: Named) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
