/** All unsaved texts on this device have keys that begin so. */
export const LOCAL_COPY_PREFIX = "takt:draft:";

/** Removes every unsaved text from this device, whoever wrote it: nobody is signed in any more. */
export function forgetLocalCopies(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(LOCAL_COPY_PREFIX)) storage.removeItem(key);
}
