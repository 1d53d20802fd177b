/**
 * Returns what tries again after an error. A script that could not be loaded stays failed for as long as the document
 * lives, however often the page is rendered: only loading the page again brings it.
 */
export function retryOf(error: Error, retry: () => void): () => void {
  return error.name === "ChunkLoadError" ? () => window.location.reload() : retry;
}
