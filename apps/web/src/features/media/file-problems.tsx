import { IconButton } from "@takt/ui/icon-button";
import { CircleAlert, X } from "lucide-react";
import { useT } from "next-i18next/client";
import type { FileProblem } from "./check-files";
import { useUploadProblemText } from "./use-upload-problem-text";

/** The problems of refused files. */
export function FileProblems({ problems, onDismiss }: { problems: FileProblem[]; onDismiss: () => void }) {
  const { t } = useT("media");
  const problemText = useUploadProblemText();
  return (
    <div role="alert" className="empty:hidden">
      {problems.length > 0 && (
        <div className="flex items-start gap-2 rounded-lg bg-danger-soft py-2 ps-3 pe-2 text-[13px] text-danger-soft-fg">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <ul className="grid flex-1 gap-0.5 py-0.5 wrap-anywhere">
            {problems.map(({ code, name, kind }) => (
              <li key={code + name}>{problemText({ code, name, kind })}</li>
            ))}
          </ul>
          <IconButton size="sm" label={t("dismiss")} onClick={onDismiss} className="-my-1">
            <X aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}
