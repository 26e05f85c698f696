import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId } from 'react';
import { useAccountSecurity } from '#client/state/account-security.ts';
import { useSession } from '#client/state/session.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { PageWaiting } from '#client/ui/page-waiting.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import words from '#client/ui/words.module.css';
import { SecurityLog } from './security-log.tsx';
import { SignedInList } from './signed-in-list.tsx';
import styles from './your-account.module.css';
import { YourData } from './your-data.tsx';

/** Where somebody is signed in, what happened to their account lately, and what they may do with all of it. */
export function AccountPage() {
  usePageTitle('Your account');
  const { user } = useSession();
  const security = useAccountSecurity();
  const router = useRouter();
  const isMissing = security === null;
  // Who turns out to be signed in while another person's page stood here comes without anything being fetched.
  useEffect(() => {
    if (isMissing) void router.invalidate();
  }, [isMissing, router]);
  if (!security) return <PageWaiting text="Loading your account…" />;
  return (
    <>
      <PageHead title="Your account" lede={`You are signed in as ${user?.email ?? 'somebody'}.`}>
        <ButtonLink to="/dashboard">Back to the dashboard</ButtonLink>
      </PageHead>
      <Part
        title="Where you are signed in"
        text={
          <>
            If you do not know one of them, sign it out and{' '}
            <ButtonLink kind="link" to="/forgot-password">
              choose a new password
            </ButtonLink>
            .
          </>
        }
      >
        <SignedInList sessions={security.sessions} />
      </Part>
      <Part title="What happened lately" text="Sign-ins, new passwords and copies of your data, for 90 days.">
        <SecurityLog events={security.events} />
      </Part>
      <Part
        title="Your data"
        text="Take a copy of everything that is stored about you, or have your account and everything in it erased for good."
      >
        <YourData />
      </Part>
    </>
  );
}

function Part({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={words.hint}>{text}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
