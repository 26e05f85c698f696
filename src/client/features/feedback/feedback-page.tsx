import './feedback.css';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '#client/api/call-api.ts';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { formAddress } from './form-address.ts';

type Form = 'loading' | 'failed' | 'none' | { address: string };

/** The form that this installation names for feedback, in place. */
export function FeedbackPage() {
  usePageTitle('Feedback');
  const [form, setForm] = useState<Form>('loading');
  const load = useCallback(() => {
    setForm('loading');
    callApi('GET /api/config', {}).then(
      ({ data }) => {
        const address = formAddress(data.feedbackFormUrl);
        setForm(address === undefined ? 'none' : { address });
      },
      () => setForm('failed'),
    );
  }, []);
  useEffect(load, [load]);

  return (
    <>
      <header className="page-head feedback-head">
        <div>
          <h1>Feedback</h1>
          <p className="lede">What helped, what got in the way, what is missing.</p>
        </div>
        <Link to="/" className="btn">
          Back to Home
        </Link>
      </header>
      <div className="feedback">
        <FormPlace form={form} onRetry={load} />
      </div>
    </>
  );
}

function FormPlace({ form, onRetry }: { form: Form; onRetry: () => void }) {
  if (form === 'loading') {
    return (
      <p className="feedback-note hint" role="status">
        Loading the form…
      </p>
    );
  }
  if (form === 'failed') {
    return (
      <div className="feedback-note" role="alert">
        <h2>The form could not be loaded</h2>
        <p>The server cannot be reached. Check your connection and try again.</p>
        <button type="button" className="btn" onClick={onRetry}>
          Try Again
        </button>
      </div>
    );
  }
  if (form === 'none') {
    return (
      <div className="feedback-note" role="status">
        <h2>No feedback form is set up here</h2>
        <p>
          Whoever runs this installation has not named one. To tell of a problem with an interview, open its report.
        </p>
      </div>
    );
  }
  return <EmbeddedForm address={form.address} />;
}

/** The words stand beneath the frame and are covered by the form when it comes. */
function EmbeddedForm({ address }: { address: string }) {
  return (
    <>
      <p className="feedback-note under hint">
        The form comes from {new URL(address).hostname}.{' '}
        <a className="link go" href={address} target="_blank" rel="noreferrer">
          Open it in a new tab
        </a>
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
