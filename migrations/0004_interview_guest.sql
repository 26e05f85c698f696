ALTER TABLE `interviews` ADD `guest_hash` text;--> statement-breakpoint
CREATE INDEX `interviews_guest` ON `interviews` (`guest_hash`);