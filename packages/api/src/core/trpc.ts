import { initTRPC, TRPCError } from "@trpc/server";
import type { Deps } from "@takt/domain/deps";
import type { DomainErrorCode } from "@takt/domain/error-code";
import { DomainError } from "@takt/domain/shared/domain-error";
import { type LoadedUser, isOperator } from "@takt/domain/users/load-actor";
import { type Act, requireAct } from "@takt/domain/workspaces/model/acts";
import superjson from "superjson";
import { getErrorId } from "./error-id";
import { inputTransformer } from "./input-transformer";
import { toTrpcError } from "./to-trpc-error";
import { requirePlainInput as requirePlain } from "./require-plain-input";
import { withMappedErrors } from "./with-mapped-errors";

export type Context = {
  deps: Deps;
  user: LoadedUser | null;
  /** The session of the request; it exists even when the user's profile does not. */
  session: { id: string; createdAt: Date } | null;
  /** Tells visitors from each other for rate limits: a hash of their address; null where it is not known. */
  visitorHash: string | null;
  /** Shown to the user with an unexpected error, and logged with it. */
  errorId: string;
};

/**
 * Interval of keep-alive pings in a stream: a model may be silent for minutes, and proxies cut a connection that is
 * silent for one.
 */
const PING_INTERVAL_MS = 15_000;

/** The act of a procedure in the workspace (domain/workspaces/model/acts.ts); none: it is for visitors or the operator. */
type Meta = { act: Act };

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    transformer: { input: inputTransformer, output: superjson },
    jsonl: { pingMs: PING_INTERVAL_MS },
    errorFormatter({ shape, error, ctx }) {
      const { cause } = error;
      // Stack traces go to the log only, in every environment.
      const { stack: _, ...data } = shape.data;
      if (cause instanceof DomainError)
        return {
          ...shape,
          data: { ...data, domain: { code: cause.code as DomainErrorCode, data: cause.data } },
        };
      if (error.code !== "INTERNAL_SERVER_ERROR") return { ...shape, data };
      // The details go to the log under this id, not to the page.
      return {
        ...shape,
        message: "Something went wrong",
        data: { ...data, errorId: getErrorId(error, ctx) },
      };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Also maps errors of a stream, whether thrown before or after its first event. */
const mapErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok)
    return isStream(result.data) ? { ...result, data: withMappedErrors(result.data, toTrpcError) } : result;
  if (result.error.cause instanceof DomainError) throw toTrpcError(result.error.cause);
  return result;
});

const isStream = (data: unknown): data is AsyncIterable<unknown> =>
  typeof data === "object" && data !== null && Symbol.asyncIterator in data;

/** Checks every input before its schema does, also when a page on the server calls. */
const requirePlainInput = t.middleware(({ next, getRawInput }) =>
  next({
    getRawInput: async () => {
      const input = await getRawInput();
      requirePlain(input);
      return input;
    },
  }),
);

/** A change here may be an event that webhooks are told of. */
const checkWebhooks = t.middleware(async ({ ctx, type, next }) => {
  const result = await next();
  if (type === "mutation" && result.ok) ctx.deps.webhookEvents.check();
  return result;
});

/** For anyone. */
export const publicProcedure = t.procedure.use(mapErrors).use(requirePlainInput).use(checkWebhooks);

/** For signed-in users of any waitlist status. */
const signedInProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.user) throw new TRPCError({ code: "UNAUTHORIZED" });
  return next({ ctx: { user: ctx.user, actor: ctx.user.actor } });
});

/** For the operator of this installation; for everyone else it does not exist. */
export const operatorProcedure = signedInProcedure.use(({ ctx, next }) => {
  if (!isOperator(ctx.deps, ctx.user)) throw new TRPCError({ code: "NOT_FOUND" });
  return next();
});

/** For signed-in users of any waitlist status, about their own account. */
export const userProcedure = signedInProcedure.meta({ act: "account.own" });

/**
 * For signed-in, activated users, who have not asked for the deletion of their account, and whose role in the workspace
 * allows the act. Refuses with `act_forbidden`.
 */
export const memberProcedure = (act: Act) =>
  signedInProcedure.meta({ act }).use(({ ctx, next }) => {
    if (ctx.user.waitlist !== "active" || ctx.user.deletion) throw new TRPCError({ code: "FORBIDDEN" });
    requireAct(ctx.actor, act);
    return next();
  });
