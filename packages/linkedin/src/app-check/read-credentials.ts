import type { AppFinding } from "@takt/domain/health/ports/linkedin-app";
import { z } from "zod";
import type { Exchange } from "../http/linkedin-types";

const refusal = z.object({ error: z.string(), error_description: z.string().optional() });

/** The refusals of a code that never was: the app is known, and its secret is right. */
const KNOWN_APP = ["invalid_request", "invalid_redirect_uri", "invalid_grant"];

/** Reads from the answer to a token request with a made-up code whether LinkedIn knows the app and its secret. */
export function readCredentials(exchange: Exchange): AppFinding {
  const check = "credentials";
  if (exchange.kind !== "answered") return { check, state: "unknown", detail: exchange.code };
  const parsed = refusal.safeParse(parseJson(exchange.body));
  if (!parsed.success) return { check, state: "unknown", detail: `status ${exchange.status}` };
  const { error } = parsed.data;
  return KNOWN_APP.includes(error)
    ? { check, state: "ok", detail: null }
    : { check, state: "bad", detail: error };
}

function parseJson(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? "");
  } catch {
    // Not LinkedIn's answer, which the schema refuses.
    return null;
  }
}
