import { userProcedure } from "../trpc";

/** The signed-in user. */
export const meProcedure = userProcedure.query(({ ctx }) => {
  const { actor, waitlist, name, email, image, lastLoginAt } = ctx.user;
  return {
    id: actor.userId,
    locale: actor.locale,
    zone: actor.zone,
    waitlist,
    name,
    email,
    image,
    lastLoginAt,
  };
});
