import { toPartStates } from "@takt/domain/health/model/status-part";
import { currentHealth } from "~/server/current-health";
import { isOperatorsCall } from "~/server/is-operators-call";

export const dynamic = "force-dynamic";

/**
 * Answers monitors and load balancers: 200, or 503 when posts cannot be published on time. Strangers get the states of
 * the public status page, whoever operates the installation also `parts` and `alarms`, which name versions and settings.
 */
export async function GET(request: Request): Promise<Response> {
  const { status, parts, alarms } = await currentHealth();
  const services = toPartStates(parts);
  const body = isOperatorsCall(request) ? { status, services, parts, alarms } : { status, services };
  return Response.json(body, {
    status: status === "down" ? 503 : 200,
    headers: { "cache-control": "no-store", vary: "authorization" },
  });
}
