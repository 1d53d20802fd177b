import { BRAND_LIMITS } from "@takt/domain/brand/model/brand-limits";
import type { SalesTerms } from "@takt/domain/billing/model/sales-terms";
import { MEDIA_LIMITS } from "@takt/domain/media/model/media-limits";
import { PLANS } from "@takt/domain/plans/model/plans";
import { COMMENT_LIMITS } from "@takt/domain/posts/model/first-comment";
import { MAX_POST_LENGTH } from "@takt/domain/posts/model/post-length";
import { TIMING } from "@takt/domain/posts/model/publish-timing";
import { RETENTION_DAYS } from "@takt/domain/retention/model/retention";
import { WEBHOOK_LIMITS } from "@takt/domain/webhooks/model/webhook-limits";
import { WORKSPACE_LIMITS } from "@takt/domain/workspaces/model/workspace-limits";
import type { Locale } from "@takt/i18n/locales";
import { formatEuros } from "../plans/parts/format-euros";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const KIB = 1024;
const MIB = 1024 * KIB;

/** Returns the figures that articles name as `{{name}}`, from the rules that the product itself reads. */
export function contentValues(
  locale: Locale,
  { moneyBackDays }: Pick<SalesTerms, "moneyBackDays">,
): Record<string, string> {
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const euros = (cents: number) => formatEuros(cents, locale);
  const { free, professional, enterprise } = PLANS;
  return {
    moneyBackDays: number(moneyBackDays),
    latenessHours: number(TIMING.lateness / HOUR_MS),
    leaseMinutes: number(TIMING.lease / MINUTE_MS),
    resendFromMinutes: number(TIMING.pause / MINUTE_MS),
    resendUntilMinutes: number(TIMING.last / MINUTE_MS),
    duplicateMinutes: number(TIMING.duplicateWindow / MINUTE_MS),
    httpSeconds: number(TIMING.http / 1000),
    postLength: number(MAX_POST_LENGTH),
    commentLength: number(COMMENT_LIMITS.length),
    imageMegabytes: number(MEDIA_LIMITS.imageBytes / MIB),
    videoMegabytes: number(MEDIA_LIMITS.videoBytes / MIB),
    documentMegabytes: number(MEDIA_LIMITS.documentBytes / MIB),
    documentPages: number(MEDIA_LIMITS.documentPages),
    imagesPerPost: number(MEDIA_LIMITS.imagesPerPost),
    logoKilobytes: number(BRAND_LIMITS.logoBytes / KIB),
    logoWidth: number(BRAND_LIMITS.logoWidth),
    logoHeight: number(BRAND_LIMITS.logoHeight),
    videoSeconds: number(MEDIA_LIMITS.videoSeconds.least),
    videoMinutes: number(MEDIA_LIMITS.videoSeconds.most / 60),
    workspacesPerOwner: number(WORKSPACE_LIMITS.perOwner),
    workspaceMembers: number(WORKSPACE_LIMITS.members),
    invitationDays: number(WORKSPACE_LIMITS.invitationDays),
    closedDays: number(WORKSPACE_LIMITS.closedDays),
    webhooksPerWorkspace: number(WEBHOOK_LIMITS.perWorkspace),
    webhookOverlapHours: number(WEBHOOK_LIMITS.overlapHours),
    webhookDeliveryDays: number(RETENTION_DAYS.webhookDeliveries),
    freePosts: number(free.postsPerMonth!),
    freeAiPosts: number(free.aiPostsPerMonth),
    freeAnalyticsDays: number(free.analyticsDays!),
    freeAnalyticsViews: number(free.analyticsViewsPerMonth!),
    professionalAiPosts: number(professional.aiPostsPerMonth),
    professionalAnalyticsDays: number(professional.analyticsDays!),
    professionalMonthly: euros(professional.price.monthly),
    professionalYearly: euros(professional.price.yearly),
    enterpriseAiPosts: number(enterprise.aiPostsPerMonth),
    enterpriseMonthly: euros(enterprise.price.monthly),
    enterpriseYearly: euros(enterprise.price.yearly),
  };
}
