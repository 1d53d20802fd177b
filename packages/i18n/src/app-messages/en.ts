import account from "../../messages/en/account.json";
import analytics from "../../messages/en/analytics.json";
import apiKeys from "../../messages/en/api-keys.json";
import approvals from "../../messages/en/approvals.json";
import audiences from "../../messages/en/audiences.json";
import billing from "../../messages/en/billing.json";
import brand from "../../messages/en/brand.json";
import calendar from "../../messages/en/calendar.json";
import common from "../../messages/en/common.json";
import compass from "../../messages/en/compass.json";
import today from "../../messages/en/today.json";
import errorPages from "../../messages/en/error-pages.json";
import errors from "../../messages/en/errors.json";
import feedback from "../../messages/en/feedback.json";
import labels from "../../messages/en/labels.json";
import media from "../../messages/en/media.json";
import members from "../../messages/en/members.json";
import notes from "../../messages/en/notes.json";
import notifications from "../../messages/en/notifications.json";
import oauth from "../../messages/en/oauth.json";
import onboarding from "../../messages/en/onboarding.json";
import palette from "../../messages/en/palette.json";
import plans from "../../messages/en/plans.json";
import posts from "../../messages/en/posts.json";
import privacy from "../../messages/en/privacy.json";
import profile from "../../messages/en/profile.json";
import reasons from "../../messages/en/reasons.json";
import reviews from "../../messages/en/reviews.json";
import settings from "../../messages/en/settings.json";
import shell from "../../messages/en/shell.json";
import shortcuts from "../../messages/en/shortcuts.json";
import slots from "../../messages/en/slots.json";
import sync from "../../messages/en/sync.json";
import topics from "../../messages/en/topics.json";
import voice from "../../messages/en/voice.json";
import waitlist from "../../messages/en/waitlist.json";
import webhooks from "../../messages/en/webhooks.json";
import workspaces from "../../messages/en/workspaces.json";
import writing from "../../messages/en/writing.json";

/** The English messages that client components of the signed-in app get: one file of the build, loaded once. */
export const messages = {
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
