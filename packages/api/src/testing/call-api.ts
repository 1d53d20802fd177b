import { loadActor } from "@takt/domain/users/load-actor";
import type { Deps } from "@takt/domain/deps";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import superjson from "superjson";
import { appRouter } from "../root";
import type { Context } from "../core/trpc";
import { PROCEDURE_CASES } from "./procedure-cases";
import { readEvents } from "./read-events";

export type ApiResponse = {
  status: number;
  /** The raw response body. */
  text: string;
  /** The events, for a stream. */
  data: unknown;
  error?: { message: string; code: string; errorId?: string; domain?: { code: string; data: unknown } };
};

export const ERROR_ID = "E-of-the-request";

/** Builds the context of a request of this user in a workspace, by default their own; null stands for a visitor. */
export async function createContext(
  deps: Deps,
  userId: string | null,
  workspaceId: string | null = null,
): Promise<Context> {
  const user = userId
    ? await loadActor(deps, userId, workspaceId === null ? null : { id: workspaceId })
    : null;
  const session = userId ? await createSession(deps, userId) : null;
  return { deps, user, session, visitorHash: null, errorId: ERROR_ID };
}

/** Returns the user's newest session, or one without a row. */
async function createSession({ db }: Deps, userId: string): Promise<NonNullable<Context["session"]>> {
  const row = await db.session.findFirst({ where: { userId }, orderBy: { createdAt: "desc" } });
  return { id: row?.id ?? crypto.randomUUID(), createdAt: row?.createdAt ?? new Date() };
}

/** Calls a procedure as a browser does. */
export function callApi(
  context: Context,
  path: string,
  input?: unknown,
  router = appRouter,
): Promise<ApiResponse> {
  return callRaw(context, path, input === undefined ? undefined : superjson.stringify(input), router);
}

/** Calls a procedure with a raw body; a query carries it in the URL. */
export async function callRaw(
  context: Context | (() => never),
  path: string,
  body: string | undefined,
  router: typeof appRouter = appRouter,
): Promise<ApiResponse> {
  const url = new URL(`http://localhost/api/trpc/${path}`);
  const isQuery = procedureAt(path, router)?._def.type === "query";
  const isStream = PROCEDURE_CASES[path]?.streamed === true;
  if (isQuery && body !== undefined) url.searchParams.set("input", body);
  if (isStream) url.searchParams.set("batch", "1");
  const response = await fetchRequestHandler({
    endpoint: "/api/trpc",
    req: new Request(url, isQuery ? {} : post(body ?? "{}", isStream)),
    router,
    createContext: () => (typeof context === "function" ? context() : context),
  });
  const text = await response.text();
  if (isStream && response.ok) return { text, ...toApiResponse(await readEvents(text)) };
  return { status: response.status, text, ...read(JSON.parse(text) as Envelope) };
}

/** A stream is requested as a batch of one. */
function post(body: string, isStream: boolean): RequestInit {
  const headers = { "content-type": "application/json" };
  if (!isStream) return { method: "POST", body, headers };
  return {
    method: "POST",
    body: `{"0":${body}}`,
    headers: { ...headers, "trpc-accept": "application/jsonl" },
  };
}

/** The status line of a stream is sent before the outcome is known; the outcome is in the body. */
function toApiResponse({ events, error }: Awaited<ReturnType<typeof readEvents>>): Omit<ApiResponse, "text"> {
  if (!error) return { status: 200, data: events };
  const { message, data } = error as ErrorShape;
  return { status: data.httpStatus, data: undefined, error: toError({ message, data }) };
}

type Envelope = { result?: { data?: never }; error?: never };

function read({ result, error }: Envelope): Pick<ApiResponse, "data" | "error"> {
  if (!error) return { data: result?.data && superjson.deserialize(result.data) };
  return { data: undefined, error: toError(superjson.deserialize<ErrorShape>(error)) };
}

type ErrorShape = {
  message: string;
  data: Omit<NonNullable<ApiResponse["error"]>, "message"> & { httpStatus: number };
};

function toError({ message, data }: ErrorShape): ApiResponse["error"] {
  return { message, code: data.code, errorId: data.errorId, domain: data.domain };
}

function procedureAt(path: string, router: typeof appRouter) {
  const procedures = router._def.procedures as unknown as Record<string, { _def: ProcedureDef } | undefined>;
  return procedures[path];
}

export type ProcedureDef = { type: "query" | "mutation"; inputs: unknown[] };
