import { essentialCookies } from "@takt/domain/privacy/model/browser-storage/cookies";
import { NextRequest } from "next/server";
import { env } from "../env";
import { COOKIES } from "./cookies";
import { addAttempt, findAttempt } from "./oauth-attempts";

type Jar = { get: (name: string) => { value: string } | undefined };

/**
 * Returns the cookie that knows a sign-in which has just begun beside those of other tabs: Auth.js's own knows the last
 * alone, so that the answers to the others would be refused. Null when Auth.js has not begun one.
 * @param address where the browser is sent, with the `state`
 */
export function withAttempt(jar: Jar, address: string): string | null {
  const state = new URL(address, env().AUTH_URL).searchParams.get("state");
  const sealed = jar.get(stateCookie())?.value;
  if (state === null || sealed === undefined) return null;
  return addAttempt(jar, COOKIES.signInAttempts, state, sealed);
}

/** Returns LinkedIn's answer with the cookie of the sign-in that it answers in place of the last one's. */
export function forAttempt(request: NextRequest): NextRequest {
  const state = request.nextUrl.searchParams.get("state");
  const sealed = findAttempt(request.cookies, COOKIES.signInAttempts, state);
  if (typeof sealed !== "string") return request;
  const answer = new NextRequest(request.url, { headers: request.headers });
  answer.cookies.set(stateCookie(), sealed);
  return answer;
}

const stateCookie = () => essentialCookies(env().AUTH_URL).signInState.name;
