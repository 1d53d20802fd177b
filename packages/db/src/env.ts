import { z } from "zod";

/** The environment variables of this package. */
export const dbEnv = z.object({
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must be a postgresql:// address" })
    .describe(
      "PostgreSQL 16 or newer, in whatever time zone: each connection sets its own to UTC. Directly, or through a pooler in session mode. Without it `npm start` runs one of its own.",
    ),
  DATABASE_POOL_MAX: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(10)
    .describe("Connections of one web process at most, for pages and the API."),
  DATABASE_JOBS_POOL_MAX: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe(
      "Connections of one web process at most, for jobs and the health check, besides those for pages: however busy pages are, posts go out.",
    ),
});
