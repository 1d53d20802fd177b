import { hasFiles } from "../has-files";

/**
 * Keeps the page where a file is dropped beside what takes files: the browser would open it in place of the page. What
 * takes a drop has prevented the browser's own act by the time the event is here, and a file input takes it by that act.
 * Returns the function that ends it.
 */
export function ignoreStrayDrops(): () => void {
  window.addEventListener("dragover", ignore);
  window.addEventListener("drop", ignore);
  return () => {
    window.removeEventListener("dragover", ignore);
    window.removeEventListener("drop", ignore);
  };
}

function ignore(event: DragEvent): void {
  if (event.defaultPrevented || !hasFiles(event.dataTransfer) || isFileInput(event.target)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
}

const isFileInput = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input[type="file"]');
