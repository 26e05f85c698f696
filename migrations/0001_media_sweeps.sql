CREATE TABLE `media_sweeps` (
	`interview_id` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `media_sweeps_due` ON `media_sweeps` (`due_at`);