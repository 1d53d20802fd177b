import { loadActor } from "@takt/domain/users/load-actor";
import type { Deps } from "@takt/domain/deps";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import superjson from "superjson";
import { appRouter } from "../root";
import type { Context } from "../trpc";

export type Answer = {
  status: number;
  /** The body as it travels. */
  text: string;
  data: unknown;
  error?: { message: string; code: string; errorId?: string; domain?: { code: string; data: unknown } };
};

export const ERROR_ID = "E-of-the-request";

/** What a request of this user comes with; null: a visitor. */
export async function contextOf(deps: Deps, userId: string | null): Promise<Context> {
  const user = userId ? await loadActor(deps, userId) : null;
  const session = userId ? await sessionOf(deps, userId) : null;
  return { deps, user, session, errorId: ERROR_ID };
}

/** The user's newest session, or one that no row has. */
async function sessionOf({ db }: Deps, userId: string): Promise<NonNullable<Context["session"]>> {
  const row = await db.session.findFirst({ where: { userId }, orderBy: { createdAt: "desc" } });
  return { id: row?.id ?? crypto.randomUUID(), createdAt: row?.createdAt ?? new Date() };
}

/** Calls a procedure as a browser does. */
export function callApi(
  context: Context,
  path: string,
  input?: unknown,
  router = appRouter,
): Promise<Answer> {
  return callRaw(context, path, input === undefined ? undefined : superjson.stringify(input), router);
}

/** Calls a procedure with a body as it is: a query has it in the address. */
export async function callRaw(
  context: Context | (() => never),
  path: string,
  body: string | undefined,
  router: typeof appRouter = appRouter,
): Promise<Answer> {
  const url = new URL(`http://localhost/api/trpc/${path}`);
  const isQuery = procedureAt(path, router)?._def.type === "query";
  if (isQuery && body !== undefined) url.searchParams.set("input", body);
  const response = await fetchRequestHandler({
    endpoint: "/api/trpc",
    req: new Request(
      url,
      isQuery ? {} : { method: "POST", body: body ?? "{}", headers: { "content-type": "application/json" } },
    ),
    router,
    createContext: () => (typeof context === "function" ? context() : context),
  });
  const text = await response.text();
  return { status: response.status, text, ...read(JSON.parse(text) as Envelope) };
}

type Envelope = { result?: { data?: never }; error?: never };

function read({ result, error }: Envelope): Pick<Answer, "data" | "error"> {
  if (!error) return { data: result?.data && superjson.deserialize(result.data) };
  const { message, data } = superjson.deserialize<{
    message: string;
    data: Omit<NonNullable<Answer["error"]>, "message">;
  }>(error);
  return { data: undefined, error: { message, code: data.code, errorId: data.errorId, domain: data.domain } };
}

function procedureAt(path: string, router: typeof appRouter) {
  const procedures = router._def.procedures as unknown as Record<string, { _def: ProcedureDef } | undefined>;
  return procedures[path];
}

export type ProcedureDef = { type: "query" | "mutation"; inputs: unknown[] };
