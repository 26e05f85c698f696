/** An interview that is offered ready-made. The title is 'Role - Company' with exactly one ' - '. */
export interface TrendingInterview {
  id: string;
  title: string;
  description: string;
}

export const TRENDING_INTERVIEWS: readonly TrendingInterview[] = [
  { id: 'software-engineer', title: 'Software Engineer - Northwind Systems', description: 'A large software company' },
  { id: 'barista', title: 'Barista - Copper Kettle Coffee', description: 'A neighbourhood coffee shop' },
  { id: 'sales-associate', title: 'Sales Associate - Marlow & Reed', description: 'A clothing retailer' },
  { id: 'crew-member', title: 'Crew Member - Burger Harbor', description: 'A fast-food chain' },
  { id: 'consultant', title: 'Consultant - Alder Bridge Partners', description: 'A management consultancy' },
  { id: 'financial-analyst', title: 'Financial Analyst - First Meridian Bank', description: 'A bank' },
  { id: 'clown', title: 'Clown - Lantern Street Circus', description: 'A circus company' },
];

/** What the start call gets for a trending title; a title that is not two parts goes as it is. */
export function trendingSelection(title: string): string {
  const [role, company, ...rest] = title.split(' - ');
  if (!role || !company || rest.length > 0) return title;
  return `company: ${company} title: ${role}`;
}
