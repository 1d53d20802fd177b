import { currentlyLive } from "../../../../server/currently-live";

export const dynamic = "force-dynamic";

/** For load balancers and container probes: 200 while this process can serve, else 503. Late posts are no reason. */
export async function GET(): Promise<Response> {
  const live = await currentlyLive();
  return Response.json(
    { status: live ? "ok" : "down" },
    { status: live ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
