import { createHash } from "node:crypto";

/** Stands for a user towards the endpoint, so that it can tell one who misuses it from the rest of us; 64 characters. */
export const personHash = (userId: string) => createHash("sha256").update(`takt:${userId}`).digest("hex");
