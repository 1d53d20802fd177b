import { initTRPC, TRPCError } from "@trpc/server";
import type { Deps } from "@takt/domain/deps";
import type { DomainErrorCode } from "@takt/domain/error-code";
import { DomainError } from "@takt/domain/shared/domain-error";
import type { LoadedUser } from "@takt/domain/users/load-actor";
import superjson from "superjson";
import { ERROR_MAP } from "./error-map";

export type Context = {
  deps: Deps;
  user: LoadedUser | null;
  /** Shown to the user with an unexpected error, and logged with it. */
  errorId: string;
};

const t = initTRPC.context<Context>().create({
  transformer: superjson,
  errorFormatter({ shape, error, ctx }) {
    const { cause } = error;
    if (cause instanceof DomainError)
      return {
        ...shape,
        data: { ...shape.data, domain: { code: cause.code as DomainErrorCode, data: cause.data } },
      };
    const unexpected = error.code === "INTERNAL_SERVER_ERROR";
    // What went wrong inside is for the log, under this id; not for the page.
    return {
      ...shape,
      message: unexpected ? "Something went wrong" : shape.message,
      data: { ...shape.data, stack: undefined, errorId: unexpected ? ctx?.errorId : undefined },
    };
  },
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Domain errors become tRPC errors; anything else stays an unexpected error. */
const mapErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok && result.error.cause instanceof DomainError) {
    const cause = result.error.cause;
    throw new TRPCError({ code: ERROR_MAP[cause.code as DomainErrorCode], message: cause.code, cause });
  }
  return result;
});

/** Anyone. */
export const publicProcedure = t.procedure.use(mapErrors);

/** Signed in, whatever the waitlist says. */
export const userProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.user) throw new TRPCError({ code: "UNAUTHORIZED" });
  return next({ ctx: { user: ctx.user, actor: ctx.user.actor } });
});

/** Signed in and activated: the app. */
export const activeProcedure = userProcedure.use(({ ctx, next }) => {
  if (ctx.user.waitlist !== "active") throw new TRPCError({ code: "FORBIDDEN" });
  return next();
});
