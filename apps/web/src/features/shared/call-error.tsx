import { ErrorLink } from "./error-link";
import { useErrorText } from "./use-error-text";

/** Why a call from a dialog has failed, and the way to what resolves it; nothing while it has not. */
export function CallError({ error }: { error: unknown }) {
  const errorText = useErrorText();
  if (error === null) return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-danger-text">
      <p className="text-pretty">{errorText(error)}</p>
      <ErrorLink error={error} />
    </div>
  );
}
