CREATE INDEX "invoices_status_newest" ON "invoices" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_paid_at" ON "invoices" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "orders_status_newest" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_paid_at" ON "orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "stories_status_newest" ON "stories" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "stories_favorites_newest" ON "stories" USING btree ("created_at","id") WHERE is_favorite;--> statement-breakpoint
CREATE INDEX "stories_finished" ON "stories" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "reports_status_newest" ON "reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "credit_entries_moved_kind" ON "credit_entries" USING btree ("kind","created_at","id") WHERE kind in ('clawback', 'reinstate', 'admin');