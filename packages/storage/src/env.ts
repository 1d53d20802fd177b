import { z } from "zod";

/** The environment variables of this package. `storageDir` turns them into one folder. */
export const storageEnv = z.object({
  STORAGE_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      "Where uploaded files lie: a folder for this installation alone, as files that its database does not know are removed. Without it: the folder `media` in TAKT_DATA_DIR.",
    ),
  TAKT_DATA_DIR: z
    .string()
    .min(1)
    .default(".takt")
    .describe(
      "Folder of database, uploaded files, secrets and logs; for `npm start` relative to the project.",
    ),
});
export type StorageEnv = z.infer<typeof storageEnv>;
