/**
 * Why a picture behind an address was not read. `url_invalid`: judged by its text alone, it is no https address that may be
 * asked. `private`: its text names a host that only a private network reaches. `unreachable`: one answer, after about the same
 * time, for a name or a redirect that leads into a private network, an unknown host, a time-out and an error of the server,
 * so that nobody can probe our network with it. `no_image`: something else answers. `busy`: too many readings at once.
 */
export type RemoteImageFailure =
  | "url_invalid"
  | "private"
  | "unreachable"
  | "no_image"
  | "too_large"
  | "busy";

export type RemoteImage =
  | { kind: "read"; bytes: Uint8Array; fileName: string }
  | { kind: "failed"; reason: RemoteImageFailure };

/**
 * Reads a picture of another server into memory, at most `most` bytes. Never throws for what the network or the server does.
 * Its type is what the server says; the store looks at the content. `owner` is any text that tells one reader from another.
 */
export type RemoteImageReader = (
  url: string,
  options: { most: number; owner: string },
) => Promise<RemoteImage>;
