/** Of a rejected call to the disk: nothing for a file that is not there, as another process has just removed it. */
export function isMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT") return undefined;
  throw error;
}
