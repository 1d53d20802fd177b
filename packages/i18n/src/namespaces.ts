import type {} from "i18next";
import type account from "../messages/en/account.json";
import type analytics from "../messages/en/analytics.json";
import type api from "../messages/en/api.json";
import type apiKeys from "../messages/en/api-keys.json";
import type approvals from "../messages/en/approvals.json";
import type articles from "../messages/en/articles.json";
import type audiences from "../messages/en/audiences.json";
import type billing from "../messages/en/billing.json";
import type brand from "../messages/en/brand.json";
import type calendar from "../messages/en/calendar.json";
import type common from "../messages/en/common.json";
import type compass from "../messages/en/compass.json";
import type consent from "../messages/en/consent.json";
import type contact from "../messages/en/contact.json";
import type contracts from "../messages/en/contracts.json";
import type today from "../messages/en/today.json";
import type dataRequests from "../messages/en/data-requests.json";
import type developers from "../messages/en/developers.json";
import type errorPages from "../messages/en/error-pages.json";
import type errors from "../messages/en/errors.json";
import type feedback from "../messages/en/feedback.json";
import type labels from "../messages/en/labels.json";
import type landing from "../messages/en/landing.json";
import type legal from "../messages/en/legal.json";
import type login from "../messages/en/login.json";
import type mail from "../messages/en/mail.json";
import type mcp from "../messages/en/mcp.json";
import type media from "../messages/en/media.json";
import type members from "../messages/en/members.json";
import type notes from "../messages/en/notes.json";
import type notifications from "../messages/en/notifications.json";
import type oauth from "../messages/en/oauth.json";
import type onboarding from "../messages/en/onboarding.json";
import type operator from "../messages/en/operator.json";
import type palette from "../messages/en/palette.json";
import type plans from "../messages/en/plans.json";
import type policy from "../messages/en/policy.json";
import type posts from "../messages/en/posts.json";
import type privacy from "../messages/en/privacy.json";
import type profile from "../messages/en/profile.json";
import type reasons from "../messages/en/reasons.json";
import type reviews from "../messages/en/reviews.json";
import type settings from "../messages/en/settings.json";
import type shell from "../messages/en/shell.json";
import type shortcuts from "../messages/en/shortcuts.json";
import type site from "../messages/en/site.json";
import type slots from "../messages/en/slots.json";
import type status from "../messages/en/status.json";
import type sync from "../messages/en/sync.json";
import type textCheck from "../messages/en/text-check.json";
import type topics from "../messages/en/topics.json";
import type voice from "../messages/en/voice.json";
import type waitlist from "../messages/en/waitlist.json";
import type webhooks from "../messages/en/webhooks.json";
import type workspaces from "../messages/en/workspaces.json";
import type writing from "../messages/en/writing.json";

/** One file per noun and language: messages/{en,de}/<noun>.json. English decides which keys there are. */
export type Messages = {
  account: typeof account;
  analytics: typeof analytics;
  api: typeof api;
  "api-keys": typeof apiKeys;
  approvals: typeof approvals;
  articles: typeof articles;
  audiences: typeof audiences;
  billing: typeof billing;
  brand: typeof brand;
  calendar: typeof calendar;
  common: typeof common;
  compass: typeof compass;
  consent: typeof consent;
  contact: typeof contact;
  contracts: typeof contracts;
  today: typeof today;
  "data-requests": typeof dataRequests;
  developers: typeof developers;
  "error-pages": typeof errorPages;
  errors: typeof errors;
  feedback: typeof feedback;
  labels: typeof labels;
  landing: typeof landing;
  legal: typeof legal;
  login: typeof login;
  mail: typeof mail;
  mcp: typeof mcp;
  media: typeof media;
  members: typeof members;
  notes: typeof notes;
  notifications: typeof notifications;
  oauth: typeof oauth;
  onboarding: typeof onboarding;
  operator: typeof operator;
  palette: typeof palette;
  plans: typeof plans;
  policy: typeof policy;
  posts: typeof posts;
  privacy: typeof privacy;
  profile: typeof profile;
  reasons: typeof reasons;
  reviews: typeof reviews;
  settings: typeof settings;
  shell: typeof shell;
  shortcuts: typeof shortcuts;
  site: typeof site;
  slots: typeof slots;
  status: typeof status;
  sync: typeof sync;
  "text-check": typeof textCheck;
  topics: typeof topics;
  voice: typeof voice;
  waitlist: typeof waitlist;
  webhooks: typeof webhooks;
  workspaces: typeof workspaces;
  writing: typeof writing;
};
export type Namespace = keyof Messages;

/** Every namespace. Those that client components of the signed-in app get are in app-messages/. */
export const NAMESPACES = Object.keys({
  account: 1,
  analytics: 1,
  api: 1,
  "api-keys": 1,
  approvals: 1,
  articles: 1,
  audiences: 1,
  billing: 1,
  brand: 1,
  calendar: 1,
  common: 1,
  compass: 1,
  consent: 1,
  contact: 1,
  contracts: 1,
  today: 1,
  "data-requests": 1,
  developers: 1,
  "error-pages": 1,
  errors: 1,
  feedback: 1,
  labels: 1,
  landing: 1,
  legal: 1,
  login: 1,
  mail: 1,
  mcp: 1,
  media: 1,
  members: 1,
  notes: 1,
  notifications: 1,
  oauth: 1,
  onboarding: 1,
  operator: 1,
  palette: 1,
  plans: 1,
  policy: 1,
  posts: 1,
  privacy: 1,
  profile: 1,
  reasons: 1,
  reviews: 1,
  settings: 1,
  shell: 1,
  shortcuts: 1,
  site: 1,
  slots: 1,
  status: 1,
  sync: 1,
  "text-check": 1,
  topics: 1,
  voice: 1,
  waitlist: 1,
  webhooks: 1,
  workspaces: 1,
  writing: 1,
} satisfies Record<Namespace, 1>) as Namespace[];

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Messages;
  }
}
