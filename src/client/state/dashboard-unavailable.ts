/** The dashboard could not be had; the message is what it says. */
export class DashboardUnavailable extends Error {}
