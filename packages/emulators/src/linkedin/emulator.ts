import { Hono } from "hono";
import { createClock } from "../core/clock";
import { control } from "../core/control";
import { type RunningServer, serve } from "../core/server";
import { readState } from "./read-state";
import { handleErrors, supportHeaders } from "./restli/responses";
import { queryTunnel, urlLimit } from "./restli/query-tunnel";
import { restGate } from "./restli/gates";
import type { RestEnv } from "./restli/rest-env";
import { accessTokenRoutes } from "./routes/access-token";
import { authorizationRoutes } from "./routes/authorization";
import { closedRoutes } from "./routes/closed-resources";
import { discoveryRoutes } from "./routes/discovery";
import { feedRoutes } from "./routes/feed";
import { legacyPostRoutes } from "./routes/legacy-posts";
import { mediaFileRoutes } from "./routes/media-files";
import { memberRoutes } from "./routes/members";
import { postRoutes } from "./routes/posts";
import { profileRoutes, userinfoRoutes } from "./routes/profile";
import { singleUploadRoutes } from "./routes/single-uploads";
import { tokenManagementRoutes } from "./routes/token-management";
import { uploadRoutes } from "./routes/uploads";
import { videoRoutes } from "./routes/videos";
import type { Settings } from "./settings";
import { type Backend, createBackend } from "./backend";

export type LinkedInOptions = {
  /** 0 takes a free port. */
  port: number;
  /** The folder that stores members, tokens, posts and media over a restart; without it they are in memory only. */
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
  const backend = createBackend({ clock, dataDir, settings, app: { clientId, clientSecret, redirectUris } });
  const app = new Hono<RestEnv>();
  const { middleware, routes } = control({
    clock,
    reset: () => backend.reset(),
    state: (query) => readState(backend, query),
    member: (request) => memberOf(backend.store.tokens, request),
    streams: (path) => path.startsWith("/dms-uploads/"),
    settings: { read: backend.settings.get, change: backend.settings.change },
  });

  app.use(middleware);
  app.route("/", routes);
  memberRoutes(app, backend);
  app.use("/rest/*", supportHeaders);
  app.use("/v2/*", supportHeaders);
  const linkedin = createRoutes(backend);
  app.use("/rest/*", urlLimit, queryTunnel(linkedin));
  app.route("/", linkedin);
  handleErrors(app);

  const server = await serve(app, { port });
  backend.origin = server.url;
  return {
    ...server,
    async close() {
      clock.close();
      await server.close();
      backend.store.close();
    },
  };
}

/** LinkedIn's own routes. A tunnelled query passes these alone, because the control API has already logged its POST. */
function createRoutes(backend: Backend) {
  const routes = new Hono<RestEnv>();
  routes.use("/rest/*", restGate(backend));
  for (const add of [
    authorizationRoutes,
    accessTokenRoutes,
    tokenManagementRoutes,
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
    add(routes, backend);
  }
  handleErrors(routes);
  return routes;
}

function memberOf(tokens: ReadonlyMap<string, { sub: string }>, request: Request) {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  return bearer === undefined ? undefined : tokens.get(bearer)?.sub;
}
