import { currentHealth } from "../../../server/current-health";

export const dynamic = "force-dynamic";

/** Answers monitors and load balancers: 200, or 503 when posts cannot be published on time. */
export async function GET(): Promise<Response> {
  const health = await currentHealth();
  return Response.json(health, {
    status: health.status === "down" ? 503 : 200,
    headers: { "cache-control": "no-store" },
  });
}
