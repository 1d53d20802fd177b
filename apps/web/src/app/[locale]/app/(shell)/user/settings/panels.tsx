"use client";

import dynamic from "next/dynamic";

// Each tab is a separate page: it loads no other's scripts.

export const SlotsScreen = dynamic(() =>
  import("~/features/slots/slots-screen").then((module) => module.SlotsScreen),
);
export const SubscriptionScreen = dynamic(() =>
  import("~/features/billing/subscription-screen").then((module) => module.SubscriptionScreen),
);
export const NotificationChoices = dynamic(() =>
  import("~/features/notifications/notification-choices").then((module) => module.NotificationChoices),
);
export const PrivacySettings = dynamic(() =>
  import("~/features/settings/privacy-settings").then((module) => module.PrivacySettings),
);
export const ApiKeysScreen = dynamic(() =>
  import("~/features/api-keys/api-keys-screen").then((module) => module.ApiKeysScreen),
);
export const WebhooksScreen = dynamic(() =>
  import("~/features/webhooks/webhooks-screen").then((module) => module.WebhooksScreen),
);
export const GrantsScreen = dynamic(() =>
  import("~/features/oauth/grants-screen").then((module) => module.GrantsScreen),
);
