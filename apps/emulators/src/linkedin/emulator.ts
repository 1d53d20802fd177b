import { Hono } from "hono";
import { type RunningServer, startEmulator } from "../core/start-emulator";
import { SELF_SERVE, type App } from "./apps/registered-apps";
import { type Backend, createBackend } from "./backend";
import { activityControlRoutes } from "./control/activity-routes";
import { figuresControlRoutes } from "./control/figures-routes";
import { memberControlRoutes } from "./control/member-routes";
import { panelRoutes, controlPanelRoutes } from "./control/panel-routes";
import { readState } from "./read-state";
import { handleErrors, supportHeaders } from "./restli/responses";
import { queryTunnel, urlLimit } from "./restli/query-tunnel";
import { restGate } from "./restli/gates";
import type { RestEnv } from "./restli/rest-env";
import { accessTokenRoutes } from "./routes/access-token";
import { authorizationRoutes } from "./routes/authorization";
import { closedRoutes } from "./restli/check-call";
import { dataPortabilityRoutes } from "./routes/data-portability";
import { discoveryRoutes } from "./routes/discovery";
import { feedRoutes } from "./routes/feed";
import { memberFileRoutes } from "./routes/member-files";
import { memberAnalyticsRoutes } from "./routes/member-analytics";
import { memberAudienceRoutes } from "./routes/member-audience";
import { reactionRoutes } from "./routes/reactions";
import { socialActionRoutes } from "./routes/social-actions";
import { legacyPostRoutes } from "./routes/legacy-posts";
import { mediaFileRoutes } from "./routes/media-files";
import { postRoutes } from "./routes/posts";
import { profileRoutes, userinfoRoutes } from "./routes/profile";
import { singleUploadRoutes } from "./routes/single-uploads";
import { tokenManagementRoutes } from "./routes/token-management";
import { uploadRoutes } from "./routes/uploads";
import { videoRoutes } from "./routes/videos";
import type { Settings } from "./settings";

export type LinkedInOptions = {
  /** 0 takes a free port. */
  port: number;
  /** The folder that stores members, tokens, posts and media over a restart; without it they are in memory only. */
  dataDir?: string | null;
  /** The first app, with the products that every app can add to itself. */
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
  /** Further apps, with products of their own. */
  apps?: App[];
  settings?: Partial<Settings>;
};

/** Members and their tokens, what members do on LinkedIn, their figures, and the forms of the control panel. */
const CONTROL_ROUTES = [memberControlRoutes, activityControlRoutes, figuresControlRoutes, panelRoutes];

/** Starts LinkedIn on this machine: both of its origins (www and api) on one port. */
export async function startLinkedIn(options: LinkedInOptions): Promise<RunningServer> {
  const { port, dataDir = null, settings = {}, apps = [], ...first } = options;
  const backend = createBackend({ apps: [{ ...first, products: SELF_SERVE }, ...apps], dataDir, settings });
  const emulator = await startEmulator<RestEnv>(backend, {
    port,
    state: (query) => readState(backend, query),
    controlRoutes(routes) {
      for (const add of CONTROL_ROUTES) add(routes, backend);
    },
    member: (request) => memberOf(backend.store.tokens, request),
    streams: (path) => path.startsWith("/dms-uploads/"),
    routes: (all) => addRoutes(all, backend),
  });
  backend.origin = emulator.url;
  return emulator;
}

function addRoutes(app: Hono<RestEnv>, backend: Backend) {
  app.use("/rest/*", supportHeaders);
  app.use("/v2/*", supportHeaders);
  const linkedin = linkedInRoutes(backend);
  app.use("/rest/*", urlLimit, queryTunnel(linkedin));
  app.route("/", linkedin);
  handleErrors(app);
}

/** LinkedIn's own routes. A tunnelled query passes these alone, because the control API has already logged its POST. */
function linkedInRoutes(backend: Backend) {
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
    memberAnalyticsRoutes,
    memberAudienceRoutes,
    socialActionRoutes,
    reactionRoutes,
    dataPortabilityRoutes,
    closedRoutes,
    mediaFileRoutes,
    memberFileRoutes,
    feedRoutes,
    controlPanelRoutes,
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
