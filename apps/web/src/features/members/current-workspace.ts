import type { ShellUser } from "~/server/signed-in-user";

/** The workspace whose members are shown: one besides the personal one, with the reader's role in it. */
export type CurrentWorkspace = ShellUser["workspace"] & { slug: string };
