/** Returns the headers of every call to /rest (Microsoft Learn, LinkedIn API versioning). */
export function restHeaders(token: string, version: string): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    "linkedin-version": version,
    "x-restli-protocol-version": "2.0.0",
  };
}
