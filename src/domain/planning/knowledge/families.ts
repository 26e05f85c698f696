import * as business from './business.ts';
import * as data from './data.ts';
import * as design from './design.ts';
import type { Family } from './family.ts';
import * as health from './health.ts';
import * as people from './people.ts';
import * as product from './product.ts';
import * as service from './service.ts';
import * as software from './software.ts';
import * as trades from './trades.ts';
import * as transport from './transport.ts';

/** Every family of work that the planner knows. A new one is exported from a file of its sector and is then here. */
export const FAMILIES: readonly Family[] = [
  software,
  data,
  product,
  design,
  health,
  people,
  trades,
  transport,
  service,
  business,
].flatMap((sector) => Object.values(sector));
