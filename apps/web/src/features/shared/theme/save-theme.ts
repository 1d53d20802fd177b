import type { Theme } from "~/server/theme";

const TIMEOUT_MS = 30_000;

/** Stores the theme in a cookie of this browser. Rejects where the server does not answer it. */
export async function saveTheme(theme: Theme): Promise<void> {
  const response = await fetch("/api/theme", {
    method: "POST",
    body: JSON.stringify({ theme }),
    headers: { "content-type": "application/json" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = (await response.json()) as { theme?: unknown } | null;
  if (answer?.theme !== theme) throw new Error("The theme was not stored");
}
