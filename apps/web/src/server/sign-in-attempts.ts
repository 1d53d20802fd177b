import { essentialCookies } from "@takt/domain/privacy/model/browser-storage/cookies";
import { NextRequest } from "next/server";
import { z } from "zod";
import { env } from "../env";
import { parseJson } from "../features/shared/parse-json";
import { COOKIES } from "./cookies";

/** As many tabs as anybody signs in from at once; each takes some 400 bytes of the cookie. */
const MAX_ATTEMPTS = 4;

/** The `state` of each way to LinkedIn, with the sealed value that Auth.js's cookie had for it. */
const attempts = z.array(z.tuple([z.string(), z.string()])).catch([]);

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
  return JSON.stringify([...readAttempts(jar), [state, sealed]].slice(-MAX_ATTEMPTS));
}

/** Returns LinkedIn's answer with the cookie of the sign-in that it answers in place of the last one's. */
export function forAttempt(request: NextRequest): NextRequest {
  const state = request.nextUrl.searchParams.get("state");
  const sealed = readAttempts(request.cookies).find(([known]) => known === state)?.[1];
  if (sealed === undefined) return request;
  const answer = new NextRequest(request.url, { headers: request.headers });
  answer.cookies.set(stateCookie(), sealed);
  return answer;
}

function readAttempts(jar: Jar): [string, string][] {
  return attempts.parse(parseJson(jar.get(COOKIES.signInAttempts.name)?.value ?? ""));
}

const stateCookie = () => essentialCookies(env().AUTH_URL).signInState.name;
