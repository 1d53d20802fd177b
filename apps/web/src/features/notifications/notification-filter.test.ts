import { expect, it } from "vitest";
import { notificationFilter } from "./notification-filter";

it.each([
  ["unread", "unread"],
  ["all", "all"],
  ["read", "all"],
  [["unread", "all"], "all"],
  [undefined, "all"],
])("%j shows %s", (show, filter) => expect(notificationFilter(show)).toBe(filter));
