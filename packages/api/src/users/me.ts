import { isOperator } from "@takt/domain/users/is-operator";
import { userProcedure } from "../trpc";

/** Gets the signed-in user. */
export const meProcedure = userProcedure.query(({ ctx }) => {
  const { actor, ...user } = ctx.user;
  return {
    id: actor.userId,
    locale: actor.locale,
    zone: actor.zone,
    ...user,
    isOperator: isOperator(ctx.deps, ctx.user),
  };
});
