import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import { createClock } from "../core/clock";
import { control } from "../core/control";
import type { RunningServer } from "../core/server";
import { serve } from "../core/server";
import { ledger } from "./ledger";
import { errors } from "./model/errors";
import { RestliError } from "./model/restli-error";
import { restGate } from "./restli/rest-gate";
import type { RestEnv } from "./restli/rest-env";
import { supportHeaders } from "./restli/support-headers";
import { accessTokenRoutes } from "./routes/access-token";
import { authorizationRoutes } from "./routes/authorization";
import { closedRoutes } from "./routes/closed-resources";
import { discoveryRoutes } from "./routes/discovery";
import { feedRoutes } from "./routes/feed";
import { mediaFileRoutes } from "./routes/media-files";
import { memberRoutes } from "./routes/members";
import { postRoutes } from "./routes/posts";
import { singleUploadRoutes } from "./routes/single-uploads";
import { tokenCareRoutes } from "./routes/token-care";
import { uploadRoutes } from "./routes/uploads";
import { userinfoRoutes } from "./routes/userinfo";
import { videoRoutes } from "./routes/videos";
import type { Settings } from "./settings";
import { createWorld } from "./world";

export type LinkedInOptions = {
  /** 0 takes a free one. */
  port: number;
  /** Where members, tokens, posts and media are kept over a restart; null or nothing: in memory. */
  dataDir?: string | null;
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
  settings?: Partial<Settings>;
};

/** LinkedIn on this machine: both of its origins (www and api) on one port, with the control API of every emulator. */
export async function startLinkedIn(options: LinkedInOptions): Promise<RunningServer> {
  const { port, dataDir = null, clientId, clientSecret, redirectUris, settings = {} } = options;
  const clock = createClock();
  const world = createWorld({ clock, dataDir, settings, app: { clientId, clientSecret, redirectUris } });
  const app = new Hono<RestEnv>();
  const { middleware, routes } = control({
    clock,
    reset: () => world.reset(),
    state: (query) => ledger(world, query),
    member: (request) => memberOf(world.store.tokens, request),
    streams: (path) => path.startsWith("/dms-uploads/"),
    settings: { read: world.settings.get, change: world.settings.change },
  });

  app.use(middleware);
  app.route("/", routes);
  memberRoutes(app, world);
  app.use("/rest/*", supportHeaders);
  app.use("/v2/*", supportHeaders);
  app.use("/rest/*", restGate(world));
  for (const add of [
    authorizationRoutes,
    accessTokenRoutes,
    tokenCareRoutes,
    discoveryRoutes,
    userinfoRoutes,
    postRoutes,
    singleUploadRoutes,
    videoRoutes,
    uploadRoutes,
    closedRoutes,
    mediaFileRoutes,
    feedRoutes,
  ]) {
    add(app, world);
  }
  app.notFound((c) => c.json(errors.noResource().body, 404));
  app.onError((error, c) => {
    if (error instanceof RestliError) return c.json(error.body, error.status as ContentfulStatusCode);
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof z.ZodError) return c.json({ error: z.prettifyError(error) }, 400);
    console.error(error);
    return c.json({ status: 500, code: "INTERNAL_SERVER_ERROR", message: "Internal Server Error" }, 500);
  });

  const server = await serve(app, { port });
  world.origin = server.url;
  return {
    ...server,
    async close() {
      clock.close();
      await server.close();
      world.store.close();
    },
  };
}

function memberOf(tokens: ReadonlyMap<string, { sub: string }>, request: Request) {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  return bearer === undefined ? undefined : tokens.get(bearer)?.sub;
}
