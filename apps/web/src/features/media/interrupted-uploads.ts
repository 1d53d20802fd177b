import { WEB_STORAGE } from "@takt/domain/privacy/model/browser-storage/web-storage";
import { type ValueOf, list, numeric, object, text } from "@takt/domain/shared/shape";
import { withStorage } from "../shared/with-storage";

const KEY = WEB_STORAGE.interruptedUploads.name;

const upload = object({
  name: text(),
  size: numeric,
  lastModified: numeric,
  /** The URL of the upload on the server; empty if it has not begun. */
  place: text(),
});
export type InterruptedUpload = ValueOf<typeof upload>;
type Named = Pick<File, "name" | "size" | "lastModified">;

const NONE: readonly InterruptedUpload[] = [];
/** Read once per page, because uploads started on this page are not interrupted. */
let left: readonly InterruptedUpload[] | undefined;
const listeners = new Set<() => void>();

/**
 * Unfinished uploads of this tab, stored across a reload: a page cannot store the file, but the upload resumes when the same
 * file is chosen again. A full or forbidden storage stores nothing.
 */
export const interruptedUploads = {
  /** The unfinished uploads of an earlier page of this tab; a store for useSyncExternalStore. */
  left: () => (left ??= read()),
  leftOnServer: () => NONE,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  findUploadUrl(file: Named): string | null {
    return read().find((one) => isSame(one, file))?.place || null;
  },
  /** Without a URL, the one that is known stays. */
  remember(file: Named, place = interruptedUploads.findUploadUrl(file) ?? "") {
    const { name, size, lastModified } = file;
    write([...read().filter((one) => !isSame(one, file)), { name, size, lastModified, place }]);
    updateLeft((one) => !isSame(one, file));
  },
  remove(file: Named) {
    write(read().filter((one) => !isSame(one, file)));
    updateLeft((one) => !isSame(one, file));
  },
  dismiss() {
    const gone = this.left();
    write(read().filter((one) => !gone.some((other) => isSame(one, other))));
    updateLeft(() => false);
  },
};

function updateLeft(stays: (one: InterruptedUpload) => boolean) {
  left = interruptedUploads.left().filter(stays);
  for (const listener of listeners) listener();
}

function read(): InterruptedUpload[] {
  const stored = withStorage("sessionStorage", (storage) => storage.getItem(KEY));
  const read = list(upload).safeParse(stored ? parse(stored) : []);
  return read.success ? read.data : [];
}

const isSame = (one: Named, other: Named) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

function write(all: InterruptedUpload[]) {
  withStorage("sessionStorage", (storage) =>
    all.length > 0 ? storage.setItem(KEY, JSON.stringify(all)) : storage.removeItem(KEY),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn("remembered uploads are broken", error);
    return null;
  }
}
