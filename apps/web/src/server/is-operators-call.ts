import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "../env";

/** Whether a request comes from who operates this installation: with HEALTH_TOKEN, or on a machine in local mode. */
export function isOperatorsCall(request: Request): boolean {
  const { TAKT_MODE, HEALTH_TOKEN } = env();
  if (TAKT_MODE === "local") return true;
  const sent = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  return HEALTH_TOKEN !== undefined && sent !== undefined && timingSafeEqual(hash(sent), hash(HEALTH_TOKEN));
}

/** Of one length, as the comparison needs. */
const hash = (text: string) => createHash("sha256").update(text).digest();
