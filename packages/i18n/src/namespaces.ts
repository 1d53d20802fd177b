import type {} from "i18next";
import type calendar from "../messages/en/calendar.json";
import type common from "../messages/en/common.json";
import type errors from "../messages/en/errors.json";
import type landing from "../messages/en/landing.json";
import type login from "../messages/en/login.json";
import type mail from "../messages/en/mail.json";
import type media from "../messages/en/media.json";
import type notifications from "../messages/en/notifications.json";
import type posts from "../messages/en/posts.json";
import type reasons from "../messages/en/reasons.json";
import type settings from "../messages/en/settings.json";
import type shell from "../messages/en/shell.json";

/** One file per noun and language: messages/{en,de}/<noun>.json. English decides which keys there are. */
export type Messages = {
  calendar: typeof calendar;
  common: typeof common;
  errors: typeof errors;
  landing: typeof landing;
  login: typeof login;
  mail: typeof mail;
  media: typeof media;
  notifications: typeof notifications;
  posts: typeof posts;
  reasons: typeof reasons;
  settings: typeof settings;
  shell: typeof shell;
};
export type Namespace = keyof Messages;

/** What every page may use, and what the signed-in app's client components get in addition. */
export const NAMESPACES = Object.keys({
  calendar: 1,
  common: 1,
  errors: 1,
  landing: 1,
  login: 1,
  mail: 1,
  media: 1,
  notifications: 1,
  posts: 1,
  reasons: 1,
  settings: 1,
  shell: 1,
} satisfies Record<Namespace, 1>) as Namespace[];

export const APP_NAMESPACES: Namespace[] = [
  "calendar",
  "common",
  "errors",
  "media",
  "notifications",
  "posts",
  "reasons",
  "settings",
  "shell",
];

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Messages;
  }
}
