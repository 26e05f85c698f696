CREATE TABLE `interviews` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`role` text NOT NULL,
	`company` text NOT NULL,
	`style` text NOT NULL,
	`length` text NOT NULL,
	`question_count` integer NOT NULL,
	`status` text NOT NULL,
	`overall_score` integer DEFAULT -1 NOT NULL,
	`problem_answer_score` integer DEFAULT -1 NOT NULL,
	`conciseness_score` integer DEFAULT -1 NOT NULL,
	`structure_score` integer DEFAULT -1 NOT NULL,
	`duration_ms` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`last_activity_at` integer NOT NULL,
	`completed_at` integer,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `interviews_owner` ON `interviews` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `interviews_owner_status` ON `interviews` (`owner_id`,`status`);--> statement-breakpoint
CREATE TABLE `issue_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`interview_id` text NOT NULL,
	`user_id` text,
	`issue_type` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `one_time_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text,
	`target` text NOT NULL,
	`secret_hash` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `codes_target` ON `one_time_codes` (`purpose`,`target`);--> statement-breakpoint
CREATE UNIQUE INDEX `codes_secret` ON `one_time_codes` (`purpose`,`secret_hash`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`recipient` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`idempotency_key` text
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_attempt_at`) WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_once` ON `outbox` (`idempotency_key`);--> statement-breakpoint
CREATE TABLE `pending_sign_ups` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`name` text NOT NULL,
	`password_hash` text NOT NULL,
	`browser_hash` text NOT NULL,
	`code_hmac` text NOT NULL,
	`code_expires_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`link_hash` text NOT NULL,
	`link_expires_at` integer NOT NULL,
	`sent_count` integer DEFAULT 1 NOT NULL,
	`last_sent_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `pending_email` ON `pending_sign_ups` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `pending_link` ON `pending_sign_ups` (`link_hash`);--> statement-breakpoint
CREATE INDEX `pending_browser` ON `pending_sign_ups` (`browser_hash`);--> statement-breakpoint
CREATE TABLE `rate_counters` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_expiry` ON `rate_counters` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`remember` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`phone` text,
	`phone_verified_at` integer,
	`password_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`erasing_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_phone` ON `users` (`phone`);