import { currentLiveness } from "~/server/current-health";

export const dynamic = "force-dynamic";

/** Answers load balancers and container probes: 200 while this process can serve, else 503. Late posts do not count. */
export async function GET(): Promise<Response> {
  const live = await currentLiveness();
  return Response.json(
    { status: live ? "ok" : "down" },
    { status: live ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
