import { ButtonLink } from '#client/ui/button-link.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { KeptOfYou } from './kept-of-you.tsx';
import styles from './terms.module.css';

/** What becomes of what somebody says here: for whoever wants to know before they say it. */
export function PrivacyPage() {
  usePageTitle('Privacy');
  return (
    <>
      <PageHead title="Privacy" lede="What becomes of what you say here.">
        <ButtonLink to="/">Back to Home</ButtonLink>
      </PageHead>
      <div className={styles.terms}>
        <KeptOfYou />
      </div>
    </>
  );
}
