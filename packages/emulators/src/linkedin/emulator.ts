import { Hono } from "hono";
import { createClock } from "../core/clock";
import { control } from "../core/control";
import type { RunningServer } from "../core/server";
import { serve } from "../core/server";
import { ledger } from "./ledger";
import { answerErrors } from "./restli/answer-errors";
import { queryTunnel } from "./restli/query-tunnel";
import { restGate } from "./restli/rest-gate";
import type { RestEnv } from "./restli/rest-env";
import { supportHeaders } from "./restli/support-headers";
import { urlLimit } from "./restli/url-limit";
import { accessTokenRoutes } from "./routes/access-token";
import { authorizationRoutes } from "./routes/authorization";
import { closedRoutes } from "./routes/closed-resources";
import { discoveryRoutes } from "./routes/discovery";
import { feedRoutes } from "./routes/feed";
import { legacyPostRoutes } from "./routes/legacy-posts";
import { mediaFileRoutes } from "./routes/media-files";
import { memberRoutes } from "./routes/members";
import { postRoutes } from "./routes/posts";
import { profileRoutes } from "./routes/profile";
import { singleUploadRoutes } from "./routes/single-uploads";
import { tokenCareRoutes } from "./routes/token-care";
import { uploadRoutes } from "./routes/uploads";
import { userinfoRoutes } from "./routes/userinfo";
import { videoRoutes } from "./routes/videos";
import type { Settings } from "./settings";
import type { World } from "./world";
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
  const linkedin = createRoutes(world);
  app.use("/rest/*", urlLimit, queryTunnel(linkedin));
  app.route("/", linkedin);
  answerErrors(app);

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

/** LinkedIn's own routes. A tunnelled query goes through them alone: the control API has seen its POST. */
function createRoutes(world: World) {
  const routes = new Hono<RestEnv>();
  routes.use("/rest/*", restGate(world));
  for (const add of [
    authorizationRoutes,
    accessTokenRoutes,
    tokenCareRoutes,
    discoveryRoutes,
    userinfoRoutes,
    profileRoutes,
    postRoutes,
    legacyPostRoutes,
    singleUploadRoutes,
    videoRoutes,
    uploadRoutes,
    closedRoutes,
    mediaFileRoutes,
    feedRoutes,
  ]) {
    add(routes, world);
  }
  answerErrors(routes);
  return routes;
}

function memberOf(tokens: ReadonlyMap<string, { sub: string }>, request: Request) {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  return bearer === undefined ? undefined : tokens.get(bearer)?.sub;
}
