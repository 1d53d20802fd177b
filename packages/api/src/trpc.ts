import { initTRPC, TRPCError } from "@trpc/server";
import type { Deps } from "@takt/domain/deps";
import type { DomainErrorCode } from "@takt/domain/error-code";
import { DomainError } from "@takt/domain/shared/domain-error";
import type { LoadedUser } from "@takt/domain/users/load-actor";
import superjson from "superjson";
import { errorIdOf } from "./error-id";
import { ERROR_MAP } from "./error-map";
import { inputTransformer } from "./input-transformer";
import { isProvider } from "@takt/domain/users/is-provider";
import { requirePlainInput as requirePlain } from "./require-plain-input";
import { withMappedErrors } from "./with-mapped-errors";

export type Context = {
  deps: Deps;
  user: LoadedUser | null;
  /** The session they came with; there may be one whose profile is gone. */
  session: { id: string; createdAt: Date } | null;
  /** Shown to the user with an unexpected error, and logged with it. */
  errorId: string;
};

/** A model may be silent for minutes; proxies cut a connection that is silent for one. Milliseconds. */
const PING = 15_000;

const t = initTRPC.context<Context>().create({
  transformer: { input: inputTransformer, output: superjson },
  jsonl: { pingMs: PING },
  errorFormatter({ shape, error, ctx }) {
    const { cause } = error;
    // Stacks are for the log, whatever the environment.
    const { stack: _, ...data } = shape.data;
    if (cause instanceof DomainError)
      return {
        ...shape,
        data: { ...data, domain: { code: cause.code as DomainErrorCode, data: cause.data } },
      };
    if (error.code !== "INTERNAL_SERVER_ERROR") return { ...shape, data };
    // What went wrong inside is for the log, under this id; not for the page.
    return { ...shape, message: "Something went wrong", data: { ...data, errorId: errorIdOf(error, ctx) } };
  },
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Domain errors become tRPC errors; anything else stays an unexpected error. */
function toTrpcError(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  return new TRPCError({ code: ERROR_MAP[error.code as DomainErrorCode], message: error.code, cause: error });
}

/** Of a stream, too: of what is thrown before its first event and after it. */
const mapErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok)
    return isStream(result.data) ? { ...result, data: withMappedErrors(result.data, toTrpcError) } : result;
  if (result.error.cause instanceof DomainError) throw toTrpcError(result.error.cause);
  return result;
});

const isStream = (data: unknown): data is AsyncIterable<unknown> =>
  typeof data === "object" && data !== null && Symbol.asyncIterator in data;

/** Inputs are plain data before any schema sees them, from pages on the server as well. */
const requirePlainInput = t.middleware(({ next, getRawInput }) =>
  next({
    getRawInput: async () => {
      const input = await getRawInput();
      requirePlain(input);
      return input;
    },
  }),
);

/** Anyone. */
export const publicProcedure = t.procedure.use(mapErrors).use(requirePlainInput);

/** Signed in, whatever the waitlist says. */
export const userProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.user) throw new TRPCError({ code: "UNAUTHORIZED" });
  return next({ ctx: { user: ctx.user, actor: ctx.user.actor } });
});

/** Who operates this installation. To everybody else it does not exist. */
export const providerProcedure = userProcedure.use(({ ctx, next }) => {
  if (!isProvider(ctx.deps, ctx.user)) throw new TRPCError({ code: "NOT_FOUND" });
  return next();
});

/** Signed in and activated: the app. */
export const activeProcedure = userProcedure.use(({ ctx, next }) => {
  if (ctx.user.waitlist !== "active") throw new TRPCError({ code: "FORBIDDEN" });
  return next();
});
