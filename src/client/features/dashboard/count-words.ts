/** '1 company', '2 companies'. */
export const countWords = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const MINUTE_S = 60;
const HOUR_S = 3_600;

/** How long somebody talked: '5 h 10 min', '10 min', 'less than a minute'; '' for nothing. */
export function talkedWords(seconds: number): string {
  if (seconds <= 0) return '';
  if (seconds < MINUTE_S) return 'less than a minute';
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S);
  const hours = Math.floor(seconds / HOUR_S);
  return [hours > 0 && `${hours} h`, (minutes > 0 || hours === 0) && `${minutes} min`].filter(Boolean).join(' ');
}
