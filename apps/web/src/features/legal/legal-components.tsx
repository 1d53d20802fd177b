import { Card } from "@takt/ui/card";
import type { ComponentType } from "react";
import { storedEntries } from "~/server/optional-services";
import { ConsentForm } from "../consent/parts/consent-form";
import { StorageTable } from "../consent/parts/storage-table";
import { ContactPointFacts, MediaFacts, RegistrationFacts } from "./imprint-facts";
import { MissingFact } from "./missing-fact";
import { MissingProviderData } from "./missing-provider-data";
import { ProviderFacts } from "./parts/provider-facts";
import { PlanTable } from "./plan-table";
import { Fields } from "./policy/fields";
import { NoTraining } from "./policy/no-training";
import { PeriodEnds, Periods } from "./policy/periods";
import { Processors } from "./policy/processors";
import { Purposes } from "./policy/purposes";
import { Transfers } from "./policy/transfers";
import { PrivacyAuthority } from "./privacy-authority";

/** Parts of legal texts from the settings and the software's own lists, as `{{name}}` or `{{name word}}`. */
export const LEGAL_COMPONENTS = {
  missing: MissingFact,
  missingProviderData: MissingProviderData,
  providerFacts: ProviderFacts,
  registrationFacts: RegistrationFacts,
  mediaFacts: MediaFacts,
  contactPointFacts: ContactPointFacts,
  fields: Fields as ComponentType,
  purposes: Purposes,
  processors: Processors,
  noTraining: NoTraining,
  transfers: Transfers,
  periods: Periods,
  periodEnds: PeriodEnds,
  authority: PrivacyAuthority,
  plans: PlanTable,
  /** Everything that this installation may store in a browser, from the registry that the software itself uses. */
  storage: () => (
    <Card className="p-0">
      <StorageTable entries={storedEntries()} />
    </Card>
  ),
  consent: () => <ConsentForm place="page" />,
} satisfies Record<string, ComponentType>;
