import account from "../../messages/de/account.json";
import analytics from "../../messages/de/analytics.json";
import apiKeys from "../../messages/de/api-keys.json";
import approvals from "../../messages/de/approvals.json";
import audiences from "../../messages/de/audiences.json";
import billing from "../../messages/de/billing.json";
import brand from "../../messages/de/brand.json";
import calendar from "../../messages/de/calendar.json";
import common from "../../messages/de/common.json";
import compass from "../../messages/de/compass.json";
import today from "../../messages/de/today.json";
import errorPages from "../../messages/de/error-pages.json";
import errors from "../../messages/de/errors.json";
import feedback from "../../messages/de/feedback.json";
import labels from "../../messages/de/labels.json";
import media from "../../messages/de/media.json";
import members from "../../messages/de/members.json";
import notes from "../../messages/de/notes.json";
import notifications from "../../messages/de/notifications.json";
import oauth from "../../messages/de/oauth.json";
import onboarding from "../../messages/de/onboarding.json";
import palette from "../../messages/de/palette.json";
import plans from "../../messages/de/plans.json";
import posts from "../../messages/de/posts.json";
import privacy from "../../messages/de/privacy.json";
import profile from "../../messages/de/profile.json";
import reasons from "../../messages/de/reasons.json";
import reviews from "../../messages/de/reviews.json";
import settings from "../../messages/de/settings.json";
import shell from "../../messages/de/shell.json";
import shortcuts from "../../messages/de/shortcuts.json";
import slots from "../../messages/de/slots.json";
import sync from "../../messages/de/sync.json";
import topics from "../../messages/de/topics.json";
import voice from "../../messages/de/voice.json";
import waitlist from "../../messages/de/waitlist.json";
import webhooks from "../../messages/de/webhooks.json";
import workspaces from "../../messages/de/workspaces.json";
import writing from "../../messages/de/writing.json";
import type { messages as english } from "./en";

/** The German messages that client components of the signed-in app get: one file of the build, loaded once. */
export const messages: typeof english = {
  account,
  analytics,
  "api-keys": apiKeys,
  approvals,
  audiences,
  billing,
  brand,
  calendar,
  common,
  compass,
  today,
  "error-pages": errorPages,
  errors,
  feedback,
  labels,
  media,
  members,
  notes,
  notifications,
  oauth,
  onboarding,
  palette,
  plans,
  posts,
  privacy,
  profile,
  reasons,
  reviews,
  settings,
  shell,
  shortcuts,
  slots,
  sync,
  topics,
  voice,
  waitlist,
  webhooks,
  workspaces,
  writing,
};
