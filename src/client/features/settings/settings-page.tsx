import { type ReactNode, useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { PageHead } from '#client/ui/page-head.tsx';
import { RadioChoice } from '#client/ui/radio-choice.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import words from '#client/ui/words.module.css';
import styles from './settings.module.css';

/** A demonstration: every control can be tried, none is connected to anything. */
export function SettingsPage() {
  usePageTitle('Settings');
  return (
    <>
      <PageHead
        title="Settings"
        lede="A preview with sample values. You can try every control; nothing is saved or sent."
      />
      <form onSubmit={(event) => event.preventDefault()}>
        <SettingsCard title="Profile" text="Tell the interviewer how to address you.">
          <TextSetting label="Full name" value="Maya Ortiz" />
          <TextSetting label="Email" value="maya@example.com" />
          <TextSetting label="Target role" value="Product engineer" />
          <Button>Save profile</Button>
        </SettingsCard>
        <SettingsCard title="Appearance" text="Choose how pages look on this device.">
          <Choices label="Theme" options={['System', 'Light', 'Dark']} initial="System" />
          <Choices label="Font size" options={['Small', 'Medium', 'Large']} initial="Medium" />
        </SettingsCard>
        <SettingsCard title="Notifications" text="Choose what we send you by email.">
          <Switch label="Your report is ready" on />
          <Switch label="A reminder to practise, once a week" />
          <Switch label="News about Greenroom" />
        </SettingsCard>
        <SettingsCard title="Account" text="Your plan.">
          <p className={styles.plan}>
            <span>
              <strong>Pro Plan</strong>
              <span className={words.hint}>Unlimited interviews and reports</span>
            </span>
            <span className={classNames(words.num, styles.price)}>$19.99/mo</span>
          </p>
          <Button>Manage plan</Button>
        </SettingsCard>
        <SettingsCard title="Security" text="Choose who can get into your account.">
          <TextSetting label="Current password" type="password" />
          <TextSetting label="New password" type="password" />
          <Switch label="Ask for a code when signing in on a new device" />
          <Button>Change password</Button>
        </SettingsCard>
      </form>
    </>
  );
}

function SettingsCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.settingCard} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={words.hint}>{text}</p>
      </div>
      <div className={styles.settingRows}>{children}</div>
    </section>
  );
}

function TextSetting({ label, value = '', type = 'text' }: { label: string; value?: string; type?: string }) {
  // A browser must not put anybody's real name or password into a demonstration.
  return <TextField label={label} type={type} defaultValue={value} autoComplete="off" />;
}

function Choices({ label, options, initial }: { label: string; options: readonly string[]; initial: string }) {
  return (
    <RadioChoice
      legend={label}
      options={options.map((option) => ({ value: option, content: <span>{option}</span> }))}
      value={initial}
      className={styles.choices}
      legendClass={classNames(words.label, styles.name)}
    />
  );
}
