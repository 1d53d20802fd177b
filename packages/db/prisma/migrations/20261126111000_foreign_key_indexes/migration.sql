-- CreateIndex
CREATE INDEX "analyses_workspace_id_idx" ON "analyses"("workspace_id");

-- CreateIndex
CREATE INDEX "audiences_workspace_id_idx" ON "audiences"("workspace_id");

-- CreateIndex
CREATE INDEX "compositions_workspace_id_idx" ON "compositions"("workspace_id");

-- CreateIndex
CREATE INDEX "generations_composition_id_idx" ON "generations"("composition_id");

-- CreateIndex
CREATE INDEX "topics_workspace_id_idx" ON "topics"("workspace_id");

-- Addresses are compared without their case: by the form of data requests, and by the operator's queue of them.
CREATE INDEX "data_requests_lower_email_idx" ON "data_requests"(lower("email"));
CREATE INDEX "users_lower_email_idx" ON "users"(lower("email"));
