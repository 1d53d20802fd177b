import { TriangleAlert } from "lucide-react";
import type { FormError } from "./form-state";

/** By the code of the error. */
export type ErrorTexts = Readonly<Record<string, string>> & { unexpected: string; id: string };

/** Why something could not be sent, with the id of an error that nobody expected. */
export function SendFailure({ error: { code, errorId }, texts }: { error: FormError; texts: ErrorTexts }) {
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-xl bg-danger-soft px-4 py-3 text-sm text-danger-soft-fg"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="grid min-w-0 gap-1">
        <p>{texts[code] ?? texts.unexpected}</p>
        {errorId && (
          <p className="font-mono text-caption wrap-anywhere">
            {texts.id} {errorId}
          </p>
        )}
      </div>
    </div>
  );
}
