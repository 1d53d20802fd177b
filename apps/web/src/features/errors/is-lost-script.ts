/** Tells whether an error is a script that could not be loaded, as the bundler's runtime names it. */
export function isLostScript(error: Error): boolean {
  return error.name === "ChunkLoadError";
}
