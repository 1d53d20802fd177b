/** Turns the error for a missing file into undefined, because another process may just have removed it. */
export function isMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT") return undefined;
  throw error;
}
