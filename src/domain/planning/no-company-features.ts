import { type CompanyContext, HIDES_NAME } from './company-context.ts';
import type { NameIndex } from './name-candidates.ts';
import { isOfKind } from './name-kinds.ts';
import type { Features } from './ranking.ts';
import { isOrganisation, ORG_ENDING } from './vocabulary.ts';

/** What speaks for there being no employer named at all. */
export function noCompanyFeatures({ names }: NameIndex, context: CompanyContext): Features {
  const features = new Map<string, number>([['none', 1]]);
  if (context.clientText) features.set('none: about a client', 1);
  if (context.ourClient && !context.namedClient) features.set('none: our client has no name', 1);
  if (context.clientText && context.namedClient) features.set('none: but the client is named', 1);
  if (context.unnamedBusiness) features.set('none: an unnamed business', 1);
  if (names.some(({ name }) => isOfKind('agency', name) && isOrganisation(name))) features.set('none: an agency', 1);
  if (HIDES_NAME.test(context.text)) features.set('none: confidential', 1);
  // Of many names one that is wrong is likelier to look right.
  features.set('none: how many names', Math.log(1 + names.length));
  if (names.length < 6) features.set('none: few names', 1);
  if (!names.some(({ name }) => ORG_ENDING.test(name))) features.set('none: no organisation', 1);
  if (
    /\bour (?:company|team|clients|customers|values|mission|people)\b|\bwe (?:are|make|build|run|have)\b/i.test(
      context.text,
    )
  )
    features.set('none: somebody speaks', 1);
  return features;
}
