import { accountRouter } from "./account";
import { activityRouter } from "./activity";
import { analyticsRouter } from "./analytics";
import { apiKeysRouter } from "./api-keys";
import { approvalsRouter } from "./approvals";
import { audiencesRouter } from "./audiences";
import { billingRouter } from "./billing";
import { brandRouter } from "./brand";
import { calendarFeedsRouter } from "./calendar-feeds";
import { compassRouter } from "./compass";
import { connectionsRouter } from "./connections";
import { contractsRouter } from "./contracts";
import { createCallerFactory, router } from "./core/trpc";
import { dataRequestsRouter } from "./data-requests";
import { labelsRouter } from "./labels";
import { membersRouter } from "./members";
import { notesRouter } from "./notes";
import { notificationsRouter } from "./notifications";
import { oauthRouter } from "./oauth";
import { onboardingRouter } from "./onboarding";
import { operatorRouter } from "./operator";
import { plansRouter } from "./plans";
import { postsRouter } from "./posts";
import { privacyRouter } from "./privacy";
import { reviewLinksRouter } from "./review-links";
import { reviewsRouter } from "./reviews";
import { sessionsRouter } from "./sessions";
import { slotsRouter } from "./slots";
import { syncRouter } from "./sync";
import { topicsRouter } from "./topics";
import { usersRouter } from "./users";
import { voiceRouter } from "./voice";
import { waitlistRouter } from "./waitlist";
import { webhooksRouter } from "./webhooks";
import { workspacesRouter } from "./workspaces";
import { writingRouter } from "./writing";

/** The API: each noun is the router in the file of its name, trpc.posts is posts.ts. */
export const appRouter = router({
  account: accountRouter,
  activity: activityRouter,
  analytics: analyticsRouter,
  apiKeys: apiKeysRouter,
  approvals: approvalsRouter,
  audiences: audiencesRouter,
  billing: billingRouter,
  brand: brandRouter,
  calendarFeeds: calendarFeedsRouter,
  compass: compassRouter,
  connections: connectionsRouter,
  contracts: contractsRouter,
  dataRequests: dataRequestsRouter,
  labels: labelsRouter,
  members: membersRouter,
  notes: notesRouter,
  notifications: notificationsRouter,
  oauth: oauthRouter,
  onboarding: onboardingRouter,
  operator: operatorRouter,
  plans: plansRouter,
  posts: postsRouter,
  privacy: privacyRouter,
  reviewLinks: reviewLinksRouter,
  reviews: reviewsRouter,
  sessions: sessionsRouter,
  slots: slotsRouter,
  sync: syncRouter,
  topics: topicsRouter,
  users: usersRouter,
  voice: voiceRouter,
  waitlist: waitlistRouter,
  webhooks: webhooksRouter,
  workspaces: workspacesRouter,
  writing: writingRouter,
});
export type AppRouter = typeof appRouter;

/** Calls procedures without HTTP: pages on the server, and tests. */
export const createCaller = createCallerFactory(appRouter);
