export const MOBILE_REFUSAL =
  'Interviews are not supported on mobile devices. Please use a desktop or laptop computer.';

/** A mobile browser, or a small screen that is touched rather than pointed at. */
export function isMobile(): boolean {
  const agent = /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent);
  return agent || (matchMedia('(pointer: coarse)').matches && innerWidth < 768);
}
