/** Tells whether files are dragged, not text or a link. */
export function hasFiles(dragged: Pick<DataTransfer, "types"> | null): boolean {
  return dragged?.types.includes("Files") ?? false;
}
