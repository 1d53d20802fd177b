import * as z from "zod/mini";
import { catch as otherwise } from "zod/mini";
import { LOCAL_COPY_PREFIX } from "../forget-local-copies";
import { withStorage } from "../with-storage";

const KEY = `${LOCAL_COPY_PREFIX}uploads`;

const record = z.object({
  name: z.string(),
  size: z.number(),
  lastModified: z.number(),
  /** Where on the server its bytes go. */
  place: z.string(),
});
export type InterruptedUpload = z.infer<typeof record>;
type Named = Pick<File, "name" | "size" | "lastModified">;

const NONE: readonly InterruptedUpload[] = [];
/** Read once a page: what begins on this page was not interrupted. */
let left: readonly InterruptedUpload[] | undefined;
const listeners = new Set<() => void>();

/**
 * Uploads that this tab has begun, over a reload: a page cannot keep the file, but when the same file is chosen again,
 * its upload goes on where it stopped. A full or forbidden storage keeps nothing.
 */
export const interruptedUploads = {
  /** What an earlier page of this tab left; a store for useSyncExternalStore. */
  left: () => (left ??= read()),
  leftOnServer: () => NONE,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  placeOf(file: Named): string | null {
    return read().find((one) => isSame(one, file))?.place ?? null;
  },
  remember(file: Named, place: string) {
    const { name, size, lastModified } = file;
    write([...read().filter((one) => !isSame(one, file)), { name, size, lastModified, place }]);
    setLeft((one) => !isSame(one, file));
  },
  forget(file: Named) {
    write(read().filter((one) => !isSame(one, file)));
    setLeft((one) => !isSame(one, file));
  },
  forgetLeft() {
    const gone = this.left();
    write(read().filter((one) => !gone.some((other) => isSame(one, other))));
    setLeft(() => false);
  },
};

function setLeft(stays: (one: InterruptedUpload) => boolean) {
  left = interruptedUploads.left().filter(stays);
  for (const listener of listeners) listener();
}

function read(): InterruptedUpload[] {
  const kept = withStorage("sessionStorage", (storage) => storage.getItem(KEY));
  return otherwise(z.array(record), []).parse(kept ? parse(kept) : []);
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
