export { quietLog } from "@takt/domain/testing/quiet-log";
