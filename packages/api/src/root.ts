import { activityRouter } from "./activity/router";
import { audiencesRouter } from "./audiences/router";
import { compassRouter } from "./compass/router";
import { connectionsRouter } from "./connections/router";
import { notificationsRouter } from "./notifications/router";
import { onboardingRouter } from "./onboarding/router";
import { plansRouter } from "./plans/router";
import { postsRouter } from "./posts/router";
import { operatorRouter } from "./operator/router";
import { sessionsRouter } from "./sessions/router";
import { topicsRouter } from "./topics/router";
import { privacyRouter } from "./privacy/router";
import { createCallerFactory, router } from "./trpc";
import { usersRouter } from "./users/router";
import { voiceRouter } from "./voice/router";
import { waitlistRouter } from "./waitlist/router";
import { writingRouter } from "./writing/router";

/** The folder listing is the API: trpc.posts.schedule is posts/schedule.ts. */
export const appRouter = router({
  activity: activityRouter,
  audiences: audiencesRouter,
  compass: compassRouter,
  connections: connectionsRouter,
  notifications: notificationsRouter,
  onboarding: onboardingRouter,
  operator: operatorRouter,
  plans: plansRouter,
  posts: postsRouter,
  privacy: privacyRouter,
  sessions: sessionsRouter,
  topics: topicsRouter,
  users: usersRouter,
  voice: voiceRouter,
  waitlist: waitlistRouter,
  writing: writingRouter,
});
export type AppRouter = typeof appRouter;

/** Calls procedures without HTTP: pages on the server, and tests. */
export const createCaller = createCallerFactory(appRouter);
