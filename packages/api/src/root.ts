import { connectionsRouter } from "./connections/router";
import { notificationsRouter } from "./notifications/router";
import { postsRouter } from "./posts/router";
import { createCallerFactory, router } from "./trpc";
import { usersRouter } from "./users/router";

/** The folder listing is the API: trpc.posts.schedule is posts/schedule.ts. */
export const appRouter = router({
  connections: connectionsRouter,
  notifications: notificationsRouter,
  posts: postsRouter,
  users: usersRouter,
});
export type AppRouter = typeof appRouter;

/** Calls procedures without HTTP: pages on the server, and tests. */
export const createCaller = createCallerFactory(appRouter);
