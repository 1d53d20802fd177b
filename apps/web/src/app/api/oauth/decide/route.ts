import { allowApplication, declineApplication } from "@takt/domain/oauth/allow-application";
import { REQUEST_PARAMETERS } from "@takt/domain/oauth/model/authorization-request";
import { readAuthorization } from "@takt/domain/oauth/read-authorization";
import type { Actor } from "@takt/domain/shared/actor";
import { DomainError } from "@takt/domain/shared/domain-error";
import * as z from "zod/mini";
import { env } from "~/env";
import { localePath } from "~/i18n/locale-path";
import { deps } from "~/server/deps";
import { readFields } from "~/server/read-body";
import { visitorLanguage } from "~/server/request-cookies";
import { requireSameOriginActor } from "~/server/require-same-origin-actor";
import { seeOther } from "~/server/see-other";
import { withErrorResponse } from "~/server/with-error-response";

const MAX_BYTES = 16 * 1024;

const decision = z.object({ workspace: z.uuid(), level: z.optional(z.enum(["draft", "schedule"])) });

/**
 * Takes what a member decides on the consent page. The form has the whole request once more, which is read again as if it
 * were new: what the page has shown is not believed. Leads back to the application, or to the page with what is wrong.
 */
export function POST(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const actor = await requireSameOriginActor(request, "account.own");
    const form = await readFields(request, MAX_BYTES);
    const params = new URLSearchParams();
    for (const name of REQUEST_PARAMETERS)
      for (const value of form.getAll(name)) if (value !== "") params.append(name, value);
    try {
      return seeOther(env().AUTH_URL, await decide(actor, params, form));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      params.set("problem", error.code);
      return backToPage(params);
    }
  });
}

/** Returns where the browser goes. */
async function decide(actor: Actor, params: URLSearchParams, form: URLSearchParams): Promise<string> {
  const asked = await readAuthorization(deps(), actor, params);
  if (asked.kind === "refused") return pagePath(params);
  if (asked.kind === "failed") return asked.to;
  if (form.get("decision") !== "allow") return declineApplication(deps(), asked);
  const { success, data } = decision.safeParse(Object.fromEntries(form));
  if (!success) return pagePath(params);
  const chosen = { workspaceId: data.workspace, maySchedule: data.level === "schedule" };
  return allowApplication(deps(), actor, asked, chosen);
}

const backToPage = async (params: URLSearchParams) => seeOther(env().AUTH_URL, await pagePath(params));

async function pagePath(params: URLSearchParams): Promise<string> {
  return localePath(await visitorLanguage(), `/oauth/authorize?${params.toString()}`);
}
