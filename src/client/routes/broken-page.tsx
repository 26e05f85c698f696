import { useLocation } from '@tanstack/react-router';
import { PageError } from '#client/ui/page-error.tsx';
import { pageName } from './page-name.ts';

/** A page that broke, by its name. */
export function BrokenPage() {
  return <PageError what={pageName(useLocation().pathname)} />;
}
