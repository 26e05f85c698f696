/** What an interview is called in a line: its role and its company, as far as they are known. */
export function jobName({ role, company }: { role: string; company: string }): string {
  if (role === '') return company === '' ? 'Your interview' : company;
  return company === '' ? role : `${role} at ${company}`;
}
