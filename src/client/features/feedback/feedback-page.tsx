import { MessageSquareOff } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { readInstallation } from '#client/state/installation.ts';
import { Button } from '#client/ui/button.tsx';
import { ButtonAnchor, ButtonLink } from '#client/ui/button-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import words from '#client/ui/words.module.css';
import styles from './feedback.module.css';
import { formAddress } from './form-address.ts';

type Form = 'loading' | 'failed' | 'none' | { address: string };

/** The form that this installation names for feedback, in place. */
export function FeedbackPage() {
  usePageTitle('Feedback');
  const [form, setForm] = useState<Form>('loading');
  const load = useCallback(() => {
    setForm('loading');
    readInstallation().then(
      ({ feedbackFormUrl }) => {
        const address = formAddress(feedbackFormUrl);
        setForm(address === undefined ? 'none' : { address });
      },
      () => setForm('failed'),
    );
  }, []);
  useEffect(load, [load]);

  return (
    <>
      <PageHead title="Feedback" lede="Tell us what helped, what got in the way and what is missing.">
        <ButtonLink to="/">Back to Home</ButtonLink>
      </PageHead>
      <div className={styles.feedback}>
        <FormPlace form={form} onRetry={load} />
      </div>
    </>
  );
}

function FormPlace({ form, onRetry }: { form: Form; onRetry: () => void }) {
  if (form === 'loading') {
    return (
      <p className={classNames(styles.place, words.hint)} role="status">
        Loading the form…
      </p>
    );
  }
  if (form === 'failed') {
    return (
      <div className={styles.place}>
        <ErrorState
          title="The form could not be loaded"
          text="The server cannot be reached. Check your connection and try again."
          action={<Button onClick={onRetry}>Try Again</Button>}
        />
      </div>
    );
  }
  if (form === 'none') {
    return <NoForm />;
  }
  return <EmbeddedForm address={form.address} />;
}

/** Where the form would stand, and why it does not. */
export function NoForm() {
  return (
    <section className={styles.empty} aria-label="Place of the feedback form">
      <EmptyState
        icon={MessageSquareOff}
        title="The feedback form will be here"
        text="There is no form here yet, because the people who run this site have not set one up. If something was wrong with an interview, you can tell us on the page of its report."
      />
    </section>
  );
}

/** The words stand beneath the frame and are covered by the form when it comes. */
function EmbeddedForm({ address }: { address: string }) {
  return (
    <>
      <p className={classNames(styles.source, words.hint)}>
        The form comes from {new URL(address).hostname}.{' '}
        <ButtonAnchor kind="link" href={address} target="_blank" rel="noreferrer">
          Open it in a new tab
        </ButtonAnchor>
      </p>
      <iframe
        title="Feedback form"
        src={address}
        sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
      />
    </>
  );
}
