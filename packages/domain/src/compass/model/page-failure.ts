/**
 * Why a page was not read. url_invalid: by its text alone (no address, not http(s), credentials, an odd port, over 2,048
 * characters). unreachable: one answer for a denied or unknown address, a refused connection, a time-out and an error of
 * the server, after about the same time, so that nobody can look around our network with it; the log has the reason.
 * blocked: a server of the public internet answered that it does not show the page to us, but to whoever pays or signs in.
 * login_wall: LinkedIn shows it to members only. too_short: fewer than 50 characters. too_complex: not taken apart within
 * its limit. busy: too many at once, also for one owner. stopped: by the caller.
 */
export type PageFailure =
  | "url_invalid"
  | "unreachable"
  | "blocked"
  | "login_wall"
  | "not_text"
  | "too_large"
  | "too_short"
  | "too_complex"
  | "busy"
  | "stopped";
