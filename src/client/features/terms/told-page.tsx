import type { ReactNode } from 'react';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import styles from './terms.module.css';

/** A page on which things are told one below another. */
export function ToldPage({ title, lede, children }: { title: string; lede: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <>
      <PageHead title={title} lede={lede}>
        <ButtonLink to="/">Back to Home</ButtonLink>
      </PageHead>
      <div className={styles.terms}>{children}</div>
    </>
  );
}
