import { currentHealth } from "../../../server/current-health";

export const dynamic = "force-dynamic";

/** For monitors and load balancers: 200, or 503 when the promise cannot be kept. */
export async function GET(): Promise<Response> {
  const health = await currentHealth();
  return Response.json(health, {
    status: health.status === "down" ? 503 : 200,
    headers: { "cache-control": "no-store" },
  });
}
