/** What every call to /rest carries (linkedin-api 2.1). */
export function restHeaders(token: string, version: string): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    "linkedin-version": version,
    "x-restli-protocol-version": "2.0.0",
  };
}
