/** The app's redirect URI with LinkedIn's answer; `state` comes last and only if it was sent. */
export function redirectBack(
  request: { redirectUri: string; state: string | null },
  answer: Record<string, string>,
): string {
  const query = new URLSearchParams(answer);
  if (request.state !== null) query.set("state", request.state);
  return `${request.redirectUri}${request.redirectUri.includes("?") ? "&" : "?"}${query.toString()}`;
}
