"use client";

import { useT } from "next-i18next/client";
import { ConnectionCard } from "../connections/parts/connection-card";
import { DisconnectLinkedIn } from "../connections/parts/disconnect-linkedin";
import { DisplayFields } from "./display-fields";
import { LinkedInIdentity } from "./linkedin-identity";
import { SavedAudiences } from "../audiences/parts/saved-audiences";
import { VoiceCard } from "../voice/parts/voice-card";
import { ZoneField } from "./zone-field";

/** The profile: LinkedIn identity and connection, display fields, time zone, audiences and writing style. */
export function ProfileScreen() {
  const { t } = useT("profile");
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl/8">{t("title")}</h1>
      <div className="grid max-w-3xl gap-5 xl:max-w-none xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] xl:items-start">
        <div className="grid min-w-0 gap-5">
          <LinkedInIdentity />
          <ConnectionCard footer={({ status }) => <DisconnectLinkedIn status={status} />} />
        </div>
        <div className="grid min-w-0 gap-5">
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
