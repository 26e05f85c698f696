import { type FormEvent, useState } from 'react';
import { ApiError, callApi } from '#client/api/call-api.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import type { DeepHealth } from '#contract/operator-calls.ts';
import styles from './operator.module.css';
import { OperatorFigures } from './operator-figures.tsx';

const LEDE = 'What this server does, what it costs and what has failed. Nothing that anybody said, wrote or is.';

/** What the operator sees. Their key is typed here and lives as long as this page: nothing keeps it. */
export function OperatorPage() {
  usePageTitle('Operator');
  const [key, setKey] = useState('');
  const [health, setHealth] = useState<DeepHealth>();
  const [problem, setProblem] = useState('');
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);

  async function look(asked: boolean) {
    setBusy(true);
    setProblem('');
    try {
      const { data } = await callApi('GET /api/health/deep', {
        query: asked ? { ask: 'engines' } : {},
        headers: { authorization: `Bearer ${key}` },
      });
      setHealth(data);
    } catch (error) {
      setProblem(wordsFor(error));
    }
    setBusy(false);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void look(false);
  };

  return (
    <>
      <PageHead title="Operator" lede={LEDE} />
      {!health && (
        <form className={styles.key} onSubmit={submit}>
          <PasswordField
            label="Operator’s key"
            hint="API_KEY of this server. It is not kept: a reload asks again."
            name="operator-key"
            autoComplete="off"
            shown={shown}
            onShownChange={setShown}
            required
            value={key}
            onValueChange={setKey}
          />
          <Button kind="solid" type="submit" busy={busy}>
            Show
          </Button>
        </form>
      )}
      {problem && <Banner tone="danger" title={problem} />}
      {health && (
        <>
          <p className={styles.actions}>
            <Button onClick={() => void look(false)} busy={busy}>
              Look again
            </Button>
            <Button onClick={() => void look(true)} disabled={busy}>
              Ask the engines too
            </Button>
          </p>
          <OperatorFigures health={health} />
        </>
      )}
    </>
  );
}

function wordsFor(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The server could not be reached.';
  if (error.status === 401) return 'That is not this server’s key, or it has none.';
  if (error.status === 429) return 'Too many keys were tried. Please wait a minute.';
  return 'The server could not say how it is. Its database may be away; the log has more.';
}
