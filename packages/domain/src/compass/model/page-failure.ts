/**
 * Why a page was not read. `url_invalid`: judged by the URL alone (not a URL, not http(s), credentials, a non-standard
 * port, over 2,048 characters). `unreachable`: one answer for a denied or unknown address, a refused connection, a
 * time-out and a server error, after about the same time, so that nobody can probe our network with it; the log has the
 * reason. `blocked`: a public server does not show the page to us, but to those who pay or sign in. `login_wall`:
 * LinkedIn shows it to members only. `sign_in`, `cookie_wall`: the page asks for a password, or for consent to cookies,
 * before it shows its text. `frames`: it shows other pages. `scripts`: it is built by scripts in a browser. `too_short`: fewer than 50 characters. `too_complex`: not parsed within its limit.
 * `busy`: too many readings at once, also for one owner. `stopped`: by the caller.
 */
export type PageFailure =
  | "url_invalid"
  | "unreachable"
  | "blocked"
  | "login_wall"
  | "sign_in"
  | "cookie_wall"
  | "frames"
  | "scripts"
  | "not_text"
  | "too_large"
  | "too_short"
  | "too_complex"
  | "busy"
  | "stopped";
