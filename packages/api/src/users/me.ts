import { isProvider } from "@takt/domain/users/is-provider";
import { userProcedure } from "../trpc";

/** The signed-in user. */
export const meProcedure = userProcedure.query(({ ctx }) => {
  const { actor, ...user } = ctx.user;
  return {
    id: actor.userId,
    locale: actor.locale,
    zone: actor.zone,
    ...user,
    isProvider: isProvider(ctx.deps, ctx.user),
  };
});
