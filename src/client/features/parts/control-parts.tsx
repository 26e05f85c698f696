import { Eye, Lock, Mic } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Cover } from '#client/ui/cover.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { LazySelect } from '#client/ui/lazy-select.tsx';
import { LineBox } from '#client/ui/line-box.tsx';
import { QuietSelect } from '#client/ui/quiet-select.tsx';
import { RadioChoice } from '#client/ui/radio-choice.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { StopSlider } from '#client/ui/stop-slider.tsx';
import { TextBox } from '#client/ui/text-box.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toasts.ts';
import words from '#client/ui/words.module.css';
import styles from './parts-page.module.css';

const SIZES = [
  { value: 'small', name: 'Small' },
  { value: 'medium', name: 'Medium' },
  { value: 'large', name: 'Large' },
] as const;
const ROLES = [
  { value: 'barista', title: 'Barista', note: 'A neighbourhood coffee shop' },
  { value: 'consultant', title: 'Consultant', note: 'A management consultancy' },
  { value: 'clown', title: 'Clown', note: 'A circus company' },
] as const;

const MICROPHONES = [
  { value: 'built-in', title: 'Built-in microphone' },
  { value: 'headset', title: 'Headset' },
];

type Size = (typeof SIZES)[number]['value'];
type Role = (typeof ROLES)[number]['value'];

/** What a person presses, fills in or moves. */
export function ControlParts({ theme }: { theme: string }) {
  const [size, setSize] = useState<Size>('medium');
  const [role, setRole] = useState<Role | null>(null);
  const [text, setText] = useState('Paste the job here.');
  const [microphone, setMicrophone] = useState('headset');
  const [open, setOpen] = useState(false);
  const [covered, setCovered] = useState(false);
  const id = (name: string) => `${name}-${theme}`;
  return (
    <>
      <Card title="Buttons">
        <div className={styles.row}>
          <Button kind="solid" big>
            Create Mock Interview
          </Button>
          <Button kind="solid">Take Interview</Button>
          <Button>Try Again</Button>
          <Button kind="danger">Delete recording</Button>
          <Button disabled>Not yet</Button>
          <Button kind="solid" busy>
            Preparing...
          </Button>
          <Button kind="quiet" aria-label="Show password">
            <Icon of={Eye} />
          </Button>
        </div>
      </Card>
      <Card title="Fields">
        <div className={styles.stack}>
          <TextField label="Email" type="email" placeholder="you@example.com" hint="We send a code to it." />
          <TextField label="Password" type="password" defaultValue="short" error="At least 8 characters" />
          <TextField label="Job Link" disabled placeholder="Coming Soon" end={<Icon of={Lock} />} />
          <LineBox aria-label="Job Link of the form" disabled placeholder="Coming Soon" end={<Icon of={Lock} />} />
          <TextBox aria-label="Job Description" value={text} onChange={(event) => setText(event.target.value)} />
        </div>
      </Card>
      <Card title="Choices">
        <div className={styles.stack}>
          <div>
            <p id={id('role')} className={classNames(words.label, styles.name)}>
              Trending Interviews
            </p>
            <LazySelect
              labelledBy={id('role')}
              options={ROLES}
              value={role}
              placeholder="Or pick a role"
              onChange={setRole}
            />
          </div>
          <div>
            <p id={id('size')} className={classNames(words.label, styles.name)}>
              Font size
            </p>
            <StopSlider labelledBy={id('size')} stops={SIZES} value={size} onChange={setSize} />
          </div>
          <RadioChoice
            legend="The same, side by side"
            legendClass={classNames(words.label, styles.name)}
            optionsClass={styles.row}
            options={SIZES.map(({ value, name }) => ({
              value,
              content: <span className={styles.choice}>{name}</span>,
            }))}
            value={size}
            onChange={setSize}
          />
          <QuietSelect
            label="Microphone"
            icon={<Icon of={Mic} />}
            options={MICROPHONES}
            value={microphone}
            onChange={setMicrophone}
          />
        </div>
      </Card>
      <Card title="What floats">
        <div className={styles.row}>
          <Button onClick={() => setOpen(true)}>Open a dialog</Button>
          <Button onClick={() => setCovered(true)}>Cover the window</Button>
          <Button
            onClick={() =>
              showToast({
                title: 'Recording deleted',
                text: 'The report stays.',
                action: { label: 'Undo', onPress: () => showToast({ title: 'Taken back' }) },
              })
            }
          >
            Show a toast
          </Button>
          <Button onClick={() => showToast({ title: 'The recording could not be deleted', kind: 'danger' })}>
            Show a failure
          </Button>
        </div>
        {covered && (
          <Cover labelledBy={id('covered')} describedBy={id('covering')} onGiveUp={() => setCovered(false)}>
            <Spinner />
            <p id={id('covered')}>Preparing your interview...</p>
            <p id={id('covering')} className={words.hint}>
              Setting up AI interviewer
            </p>
            <Button onClick={() => setCovered(false)}>Go on</Button>
          </Cover>
        )}
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="End this interview?"
          description="What you said so far is kept and will be scored."
          insist
          actions={
            <>
              <Button onClick={() => setOpen(false)}>Go on</Button>
              <Button kind="danger" onClick={() => setOpen(false)}>
                End Interview
              </Button>
            </>
          }
        />
      </Card>
    </>
  );
}
