import type { ShellUser } from "~/server/signed-in-user";

/** The workspace whose brand is shown: one besides the personal one, managed by the reader. */
export type BrandedWorkspace = Pick<ShellUser["workspace"], "name" | "isReadOnly"> & { slug: string };
