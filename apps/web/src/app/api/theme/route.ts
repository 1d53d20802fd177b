import { NextResponse } from "next/server";
import { env } from "~/env";
import { cookieFlags, COOKIES } from "~/server/cookies";
import { errorResponse } from "~/server/error-response";
import { readJson } from "~/server/read-json";
import { isTheme } from "~/server/theme";
import { withErrorResponse } from "~/server/with-error-response";

const MAX_BYTES = 1_000;

/** Stores the theme `{ theme }` in a cookie of a year, and answers it. */
export function POST(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const read = await readJson(request, MAX_BYTES);
    if (read.refusal) return read.refusal;
    const { theme } = (read.body ?? {}) as { theme?: unknown };
    if (!isTheme(theme)) return errorResponse(400, "theme_invalid");
    const response = NextResponse.json({ theme }, { headers: { "cache-control": "no-store" } });
    const { name, maxAge } = COOKIES.theme;
    response.cookies.set(name, theme, { ...cookieFlags(env().AUTH_URL), maxAge });
    return response;
  });
}
