import type { Context } from "hono";
import { AUTHENTICATION_FAILED } from "../model/test-cards";
import type { FormProblem } from "../resources/payment-methods/read-source";

/** The fields of a page's form. */
export async function readForm(c: Context): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await c.req.text()));
}

/** What a page says to somebody who comes back from a 3-D Secure step that failed. */
export const stepProblem = (c: Context): FormProblem | null =>
  c.req.query("failed") === undefined ? null : { field: "number", decline: AUTHENTICATION_FAILED };
