import { z } from "zod";

/** What this package needs of the environment. `storageDir` below makes one folder of it. */
export const storageEnv = z.object({
  /** Where media lies; without it the folder `media` below TAKT_DATA_DIR. */
  STORAGE_DIR: z.string().min(1).optional(),
  TAKT_DATA_DIR: z.string().min(1).default(".takt"),
});
export type StorageEnv = z.infer<typeof storageEnv>;
