import { Upload } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from "react";
import { hasFiles } from "~/features/shared/has-files";

type Props = { onFiles: (files: File[]) => void; children: ReactNode; className?: string };

/** Accepts files dropped or pasted anywhere inside; text is handled as usual. */
export function DropZone({ onFiles, children, className }: Props) {
  const { t } = useT("media");
  const [over, setOver] = useState(false);
  // Entering a child fires a leave event for its parent, so entered elements are counted.
  const depth = useRef(0);
  const enter = (event: DragEvent, by: number) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    // Office programs add an image to copied text: the text is meant.
    if (files.length === 0 || event.clipboardData.types.includes("text/plain")) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <div
      className={className}
      data-testid="drop-zone"
      onDragEnter={(event) => enter(event, 1)}
      onDragLeave={(event) => enter(event, -1)}
      onDragOver={(event) => hasFiles(event.dataTransfer) && event.preventDefault()}
      onDrop={drop}
      onPaste={paste}
    >
      {children}
      {over && (
        <div className="pointer-events-none absolute inset-0 z-10 grid place-items-center rounded-xl border-2 border-dashed border-primary bg-primary-soft/90 text-primary-soft-fg">
          <span className="flex items-center gap-2 text-sm font-medium">
            <Upload aria-hidden className="size-5" />
            {t("dropHere")}
          </span>
        </div>
      )}
    </div>
  );
}
