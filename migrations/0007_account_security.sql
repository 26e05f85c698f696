CREATE TABLE `live_sockets` (
	`id` text PRIMARY KEY NOT NULL,
	`interview_id` text NOT NULL,
	`session_id` text,
	`guest_hash` text,
	`opened_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `live_sockets_session` ON `live_sockets` (`session_id`);--> statement-breakpoint
CREATE INDEX `live_sockets_guest` ON `live_sockets` (`guest_hash`);--> statement-breakpoint
CREATE INDEX `live_sockets_interview` ON `live_sockets` (`interview_id`);--> statement-breakpoint
CREATE TABLE `security_events` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`device` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `security_events_user` ON `security_events` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `security_events_age` ON `security_events` (`created_at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `device` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `phone_texted_at` integer;