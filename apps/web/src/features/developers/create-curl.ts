type Request = { url: string; method: string; hasVersion: boolean; body: unknown };

/** Writes a request for a shell; `{id}` of the address is a variable that says of what, such as POST_ID. */
export function createCurl({ url, method, hasVersion, body }: Request): string {
  const address = url.replace(
    /(\w+)s\/\{id\}/,
    (match, noun: string) => `${match.slice(0, -"{id}".length)}$${noun.toUpperCase()}_ID`,
  );
  return [
    `curl ${method === "GET" ? "" : `--request ${method} `}"${address}"`,
    `--header "Authorization: Bearer $TAKT_API_KEY"`,
    ...(hasVersion ? [`--header 'If-Match: "3"'`] : []),
    ...(body === undefined ? [] : [`--json '${JSON.stringify(body)}'`]),
  ].join(" \\\n  ");
}
