import { RETENTION_DAYS } from "@takt/domain/retention/model/retention";

/** For how many days deliveries are there. */
export const DELIVERY_DAYS = RETENTION_DAYS.webhookDeliveries;
