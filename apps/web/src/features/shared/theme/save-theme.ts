import type { Theme } from "~/server/theme";
import { sendJson } from "../light-form/send-json";

/** Stores the theme in a cookie of this browser. Rejects where the server does not answer it. */
export async function saveTheme(theme: Theme): Promise<void> {
  const isReceipt = (answer: unknown): answer is { theme: Theme } =>
    (answer as { theme?: unknown } | null)?.theme === theme;
  const { error } = await sendJson("/api/theme", { theme }, isReceipt);
  if (error) throw new Error(error.code);
}
