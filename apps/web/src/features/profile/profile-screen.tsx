"use client";

import { Section } from "@takt/ui/section";
import { Label } from "@takt/ui/field";
import { useT } from "~/i18n/use-t";
import { useId } from "react";
import { PageHead } from "../shared/page-head";
import { SavedAudiences } from "../audiences/parts/saved-audiences";
import { ConnectionCard } from "../connections/parts/connection-card";
import { DisconnectLinkedIn } from "../connections/parts/disconnect-linkedin";
import { ProductCard } from "../connections/parts/product-card";
import { SaveNote } from "../shared/drafts/save-note";
import { useZoneField } from "../users/parts/use-save-setting";
import { ZonePicker } from "../users/parts/zone-picker";
import { VoiceCard } from "../voice/parts/voice-card";
import { DisplayFields } from "./display-fields";
import { LinkedInIdentity } from "./linkedin-identity";

/** The profile: LinkedIn identity and connection, display fields, time zone, audiences and writing style. */
export function ProfileScreen() {
  const { t } = useT("profile");
  return (
    <div className="@container grid">
      <PageHead title={t("title")} />
      <div className="grid gap-x-10 gap-y-7 pt-5 sm:pt-7 @min-[61rem]:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-7 @min-[61rem]:border-e @min-[61rem]:border-border @min-[61rem]:pe-8">
          <LinkedInIdentity />
          <ConnectionCard footer={({ status }) => <DisconnectLinkedIn status={status} />} />
          <ProductCard />
        </div>
        <div className="grid max-w-3xl min-w-0 content-start gap-7 @max-[61rem]:border-t @max-[61rem]:border-border @max-[61rem]:pt-6">
          <DisplayFields />
          <ZoneField />
          <VoiceCard />
          {/* Fetched in the browser: last, so that nothing below it moves under the pointer. */}
          <SavedAudiences />
        </div>
      </div>
    </div>
  );
}

/** The user's time zone with its current time, saved as soon as one is chosen. */
function ZoneField() {
  const { t } = useT("profile");
  const id = useId();
  const field = useZoneField();
  return (
    <Section title={t("zone.title")} text={t("zone.text")} className="gap-3">
      <div className="grid gap-1.5">
        <Label htmlFor={id}>{t("zone.label")}</Label>
        <ZonePicker id={id} value={field.value} onValueChange={field.store.set} describedBy={`${id}-note`} />
        <div id={`${id}-note`}>
          <SaveNote status={field.status} error={field.error} onRetry={field.store.retry} />
        </div>
      </div>
    </Section>
  );
}
