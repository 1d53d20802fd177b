import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DomainErrorCode } from "@takt/domain/error-code";
import { FAILURE_REASONS } from "@takt/domain/posts/model/failure-reason";
import { COMMENT_REASONS } from "@takt/domain/posts/model/first-comment";
import { NAMESPACES } from "@takt/i18n/namespaces";
import { describe, expect, it } from "vitest";

const folder = path.join(import.meta.dirname, "../../../../packages/i18n/messages");

/** Every code, checked by type: a new code does not compile until it is listed here, and then it needs a text. */
const DOMAIN_ERROR_CODES = Object.keys({
  post_not_found: 1,
  post_of_other: 1,
  author_without_consent: 1,
  act_forbidden: 1,
  approval_not_needed: 1,
  approval_not_in_state: 1,
  approval_of_other: 1,
  approval_own: 1,
  approval_needed: 1,
  approver_not_member: 1,
  api_key_not_found: 1,
  api_keys_full: 1,
  api_key_invalid: 1,
  scope_missing: 1,
  api_needs_plan: 1,
  webhook_not_found: 1,
  webhooks_full: 1,
  webhooks_need_plan: 1,
  webhook_url_refused: 1,
  webhook_not_open: 1,
  delivery_not_found: 1,
  idempotency_key_reused: 1,
  idempotency_key_busy: 1,
  logo_invalid: 1,
  logo_too_large: 1,
  logo_unsupported: 1,
  logo_not_found: 1,
  note_not_found: 1,
  notes_full: 1,
  review_link_not_found: 1,
  review_links_full: 1,
  review_link_ended: 1,
  workspace_not_found: 1,
  workspaces_need_plan: 1,
  workspaces_full: 1,
  workspace_read_only: 1,
  workspace_publishing: 1,
  workspace_personal: 1,
  owner_stays: 1,
  member_not_found: 1,
  member_exists: 1,
  role_above_own: 1,
  members_full: 1,
  invitation_not_found: 1,
  invitation_invalid: 1,
  invitation_other_address: 1,
  invitation_account_closed: 1,
  ownership_not_offered: 1,
  post_not_in_state: 1,
  post_changed: 1,
  post_not_reviewed: 1,
  post_empty: 1,
  post_invisible: 1,
  post_unfinished: 1,
  post_too_long: 1,
  post_comment_too_long: 1,
  post_poll_too_long: 1,
  post_file_refused: 1,
  post_duplicate: 1,
  comment_changed: 1,
  post_content_mixed: 1,
  post_link_card_incomplete: 1,
  post_poll_incomplete: 1,
  post_link_unknown: 1,
  post_link_known: 1,
  post_link_other: 1,
  post_change_pending: 1,
  linkedin_calls_used_up: 1,
  slot_in_past: 1,
  slot_too_far: 1,
  slot_missing: 1,
  slot_ambiguous: 1,
  slot_none_free: 1,
  label_not_found: 1,
  label_name_taken: 1,
  labels_full: 1,
  post_labels_full: 1,
  zone_unknown: 1,
  media_not_found: 1,
  media_too_many: 1,
  media_mixed: 1,
  media_type_invalid: 1,
  media_too_large: 1,
  media_too_small: 1,
  media_empty: 1,
  media_incomplete: 1,
  media_damaged: 1,
  media_animated: 1,
  media_frames_too_many: 1,
  media_too_complex: 1,
  media_video_length: 1,
  media_video_segment: 1,
  media_video_protected: 1,
  media_sound_only: 1,
  media_no_pages: 1,
  media_pages_too_many: 1,
  media_encrypted: 1,
  media_in_use: 1,
  media_url_invalid: 1,
  media_url_private: 1,
  media_url_unreachable: 1,
  media_url_no_image: 1,
  upload_not_found: 1,
  upload_busy: 1,
  upload_offset_wrong: 1,
  uploads_too_many: 1,
  media_storage_full: 1,
  connection_inactive: 1,
  connection_other_member: 1,
  notification_not_found: 1,
  topic_not_found: 1,
  topics_full: 1,
  audience_not_found: 1,
  audience_changed: 1,
  audiences_full: 1,
  feedback_invalid: 1,
  screenshot_invalid: 1,
  screenshot_too_large: 1,
  session_not_found: 1,
  data_request_not_found: 1,
  export_running: 1,
  export_not_found: 1,
  deletion_open: 1,
  deletion_not_found: 1,
  data_request_link_invalid: 1,
  data_request_closed: 1,
  data_request_unverified: 1,
  data_request_not_extendable: 1,
  sign_in_stale: 1,
  waitlist_closed: 1,
  rate_exceeded: 1,
  composition_not_found: 1,
  composition_changed: 1,
  composition_incomplete: 1,
  composition_closed: 1,
  version_not_found: 1,
  ai_limit_reached: 1,
  plan_limit_reached: 1,
  analytics_range_locked: 1,
  rewrites_exceeded: 1,
  analysis_not_found: 1,
  voice_not_found: 1,
  voice_changed: 1,
  voice_too_few_posts: 1,
  payments_not_configured: 1,
  payments_unavailable: 1,
  checkout_failed: 1,
  portal_failed: 1,
  change_failed: 1,
  payment_declined: 1,
  already_subscribed: 1,
  not_subscribed: 1,
  order_changed: 1,
  preview_outdated: 1,
  order_not_found: 1,
  notice_not_found: 1,
  notice_closed: 1,
  sync_run_not_found: 1,
  import_running: 1,
  import_not_proposed: 1,
  import_not_undoable: 1,
  import_empty: 1,
  import_too_large: 1,
  import_unknown: 1,
  import_encrypted: 1,
  import_damaged: 1,
  import_too_many_rows: 1,
  import_too_complex: 1,
  calendar_feed_not_found: 1,
  grant_not_found: 1,
  grants_full: 1,
  token_invalid: 1,
} satisfies Record<DomainErrorCode, 1>);

describe.each(NAMESPACES)("%s", (noun) => {
  const [en, de] = [read("en", noun), read("de", noun)];

  it("has the same keys in English and German", () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  });

  it("has the same placeholders in both, and no empty text", () => {
    const differing = Object.entries(en).filter(
      ([key, text]) => placeholders(text).join() !== placeholders(de[key] ?? "").join(),
    );
    expect(differing).toEqual([]);
    const empty = [...Object.entries(en), ...Object.entries(de)].filter(([, text]) => !text.trim());
    expect(empty).toEqual([]);
  });

  it("has no placeholder that nobody fills: i18next reads double braces, Radix the key of its toasts", () => {
    const single = [...Object.values(en), ...Object.values(de)].filter((text) =>
      /(?<!\{)\{[^{}]*\}(?!\})/.test(text.replace("({hotkey})", "")),
    );
    expect(single).toEqual([]);
  });

  it("has no exclamation marks, and German says Sie", () => {
    for (const text of [...Object.values(en), ...Object.values(de)]) expect(text).not.toContain("!");
    for (const text of Object.values(de)) expect(text).not.toMatch(/\b(du|dein|deine|deinen|dich|dir)\b/i);
  });
});

it("loads every message file", () => {
  for (const locale of ["en", "de"]) {
    const files = readdirSync(path.join(folder, locale)).map((file) => file.replace(/\.json$/, ""));
    expect(files.sort()).toEqual([...NAMESPACES].sort());
  }
});

it("has a text for every domain error", () => {
  const texts = read("en", "errors");
  expect(DOMAIN_ERROR_CODES.filter((code) => !texts[code])).toEqual([]);
});

it("has a title and a next step for every reason of failure", () => {
  const texts = read("en", "reasons");
  const reasons = [...FAILURE_REASONS, ...COMMENT_REASONS.map((reason) => `comment.${reason}`)];
  const missing = reasons
    .flatMap((reason) => [`${reason}.title`, `${reason}.next`])
    .filter((key) => !texts[key]);
  expect(missing).toEqual([]);
});

it("uses the specification's texts where it prescribes them", () => {
  const [errors, pages, login] = [read("en", "errors"), read("en", "error-pages"), read("en", "login")];
  expect(errors.slot_in_past).toBe("Scheduled time must be in the future");
  expect(errors.post_not_found).toBe("Post not found or you don’t have permission to edit it");
  expect(errors.ai_limit_reached).toBe(
    "Usage Limit Reached: You’ve reached your AI generation limit. Please upgrade your plan to continue.",
  );
  expect(pages["notFoundPath"]).toBe("Page Not Found: {{path}}");
  expect(login["errors.failed"]).toBe(
    "Authentication Error: Failed to connect with LinkedIn. Please try again.",
  );
});

function read(locale: string, noun: string): Record<string, string> {
  return flatten(JSON.parse(readFileSync(path.join(folder, locale, `${noun}.json`), "utf8")) as object);
}

function flatten(tree: object, prefix = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "string"
        ? [[prefix + key, value]]
        : Object.entries(flatten(value as object, `${prefix}${key}.`)),
    ),
  );
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{?\s*([\w-]+)/g)].map((match) => match[1] ?? "").sort();
}
