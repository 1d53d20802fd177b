import { uploadFile } from "../../harness/upload-file";
import type { Flood } from "./flood";
import { repeat } from "./repeat";

/** A member uploads a crafted file repeatedly, four at once. */
export function craftedUploads(name: string, make: () => { bytes: Buffer; fileName: string }): Flood {
  return {
    name,
    run({ stack, cookie }, signal) {
      const file = make();
      return repeat(signal, 4, () =>
        uploadFile(stack, cookie, file).then(
          () => "accepted",
          (error: unknown) => /answered (\d+)/.exec(String(error))?.[1] ?? "no answer",
        ),
      );
    },
  };
}
