// Starts the product and its database and never stops them, like a test run that is killed.
import { createStackDatabase } from "../harness/create-stack-database";
import { startStack } from "../harness/start-stack";

const { url } = await createStackDatabase();
await startStack(url);
console.log("ready");
