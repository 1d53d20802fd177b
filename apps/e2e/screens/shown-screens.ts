import type { Page } from "@playwright/test";
import type { Translate } from "../fixtures/get-t";

/** Data that a picture may need: the sample's posts by their keys (packages/domain/src/testing/sample), and LinkedIn. */
export type Sample = { posts: Record<string, string>; memberSub: string; linkedinUrl: string };

export type ShownScreen = {
  /** The name of its pictures. */
  name: string;
  /** Its path in the app, or its whole address. */
  address(sample: Sample): string;
  visitor?: true;
  /** The clicks before the picture. */
  act?(page: Page, t: Translate): Promise<void>;
};

const at = (
  name: string,
  address: string | ((sample: Sample) => string),
  more: Partial<ShownScreen> = {},
) => ({
  name,
  address: typeof address === "string" ? () => address : address,
  ...more,
});
const edit = (key: string) => (sample: Sample) => `/app/content/edit/${sample.posts[key]}`;

/** The screens of docs/screens, in the order of its page. */
export const SHOWN_SCREENS: ShownScreen[] = [
  at("landing", "/", { visitor: true }),
  at("login", "/login", { visitor: true }),
  at("today", "/app"),
  at("calendar-week", "/app/content/calendar"),
  at("calendar-month", "/app/content/calendar?view=month"),
  at("calendar-list", "/app/content/calendar?view=list"),
  at("posts", "/app/posts"),
  at("palette", "/app", {
    async act(page) {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").first().fill("budgets fri 9am");
    },
  }),
  at("editor", edit("decisions")),
  at("schedule", edit("quiet"), {
    async act(page, t) {
      await page
        .getByRole("button", { name: t("posts:actions.schedule"), exact: true })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
    },
  }),
  at("post-published", edit("hiring")),
  at("post-failed", edit("webinar")),
  at("create", "/app/content/create"),
  at("assistant", "/app/content/create?tab=ai"),
  at("bookmarks", "/app/content/bookmarks"),
  at("compass", "/app/content/compass"),
  at("analytics", "/app/analytics"),
  at("notifications", "/app/notifications"),
  at("profile", "/app/user/profile"),
  at("settings-general", "/app/user/settings?tab=general"),
  at("settings-notifications", "/app/user/settings?tab=notifications"),
  at("settings-slots", "/app/user/settings?tab=slots"),
  at("settings-privacy", "/app/user/settings?tab=privacy"),
  at("subscription", "/app/user/subscription"),
  at("import", "/app/user/import"),
  at("status", "/status", { visitor: true }),
  at("developers", "/developers", { visitor: true }),
  at("feed", ({ linkedinUrl, memberSub }) => `${linkedinUrl}/feed/${memberSub}`, { visitor: true }),
];
