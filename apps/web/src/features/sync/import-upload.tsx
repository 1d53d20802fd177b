import { Button } from "@takt/ui/button";
import { Section } from "@takt/ui/section";
import { Callout } from "@takt/ui/callout";
import { withVerbatim } from "@takt/ui/verbatim";
import { CircleAlert, Upload } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useRef, useState } from "react";
import { DropZone } from "../media/parts/drop-zone";
import { useAction } from "../shared/actions/use-action";
import { useInterruptionGuard } from "../shared/leaving/use-interruption-guard";
import { FormError } from "../shared/post-form";
import { useFormErrorText } from "../shared/use-form-error-text";
import { sendImport } from "./send-import";

type Props = {
  /** Whether a file is being imported: one at a time. */
  isBusy: boolean;
  /** Shows what was recognised. */
  onStarted: () => Promise<unknown>;
};

/** Takes one file, by button or dropped, and uploads it. One that was not taken stays chosen, to be tried again. */
export function ImportUpload({ isBusy, onStarted }: Props) {
  const { t } = useT(["sync", "common"]);
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isMany, setMany] = useState(false);
  const send = useAction(sendImport, { failed: () => null, onDone: onStarted });
  useInterruptionGuard(send.isRunning);
  const choose = (files: readonly File[]) => {
    const [first] = files;
    if (!first || isBusy || send.isRunning) return;
    setMany(files.length > 1);
    if (files.length > 1) return;
    setFile(first);
    void send.run(first);
  };
  return (
    <Section title={t("upload.title")}>
      <DropZone
        onFiles={choose}
        className="relative grid gap-3 rounded-xl border border-dashed border-border-strong p-4"
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button
            variant="primary"
            loading={send.isRunning}
            disabled={isBusy}
            onClick={() => picker.current?.click()}
          >
            {!send.isRunning && <Upload aria-hidden />}
            {t("upload.choose")}
          </Button>
          <p className="min-w-40 flex-1 text-caption text-muted-fg">
            {t(isBusy ? "upload.waits" : "upload.hint")}
          </p>
        </div>
        <div role="status" className="text-caption text-muted-fg empty:hidden">
          {send.isRunning &&
            file &&
            withVerbatim(file.name, (words) => t("upload.uploading", { name: words }))}
        </div>
        {isMany && (
          <Callout tone="red" role="alert" icon={<CircleAlert aria-hidden />}>
            {t("upload.one")}
          </Callout>
        )}
        {send.error !== null && file && !isMany && (
          <UploadProblem file={file} error={send.error} onRetry={() => void send.run(file)} />
        )}
      </DropZone>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t("upload.choose")}
        data-testid="import-picker"
        accept=".zip,.csv,.xlsx"
        onChange={(event) => {
          choose([...(event.target.files ?? [])]);
          // Allows choosing the same file again.
          event.target.value = "";
        }}
      />
    </Section>
  );
}

/** Faults of the file itself: the same one would be refused again. */
const FILE_CODES = [
  "import_empty",
  "import_too_large",
  "import_unknown",
  "import_encrypted",
  "import_damaged",
  "import_too_complex",
  "import_too_many_rows",
] as const;
/** The codes that a user can do something about. */
const DETAILED_CODES = [...FILE_CODES, "import_running", "rate_exceeded", "unauthorized"] as const;

function UploadProblem({ file, error, onRetry }: { file: File; error: unknown; onRetry: () => void }) {
  const { t } = useT(["sync", "errors"]);
  const errorText = useFormErrorText((code, data) => {
    const known = DETAILED_CODES.find(
      (one) => one === code || (code === "too_large" && one === "import_too_large"),
    );
    return known ? t(`errors:${known}`, { ...data }) : null;
  }, t("upload.noAnswer"));
  return (
    <Callout
      tone="red"
      role="alert"
      icon={<CircleAlert aria-hidden />}
      actions={
        !isOfFile(error) && (
          <Button size="sm" onClick={onRetry}>
            {t("upload.retry")}
          </Button>
        )
      }
    >
      <p className="font-medium wrap-anywhere">
        {withVerbatim(file.name, (words) => t("upload.failed", { name: words }))}
      </p>
      <p className="text-pretty">{errorText(error)}</p>
    </Callout>
  );
}

const isOfFile = (error: unknown) =>
  error instanceof FormError && FILE_CODES.some((code) => code === error.code);
