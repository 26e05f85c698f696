import './settings.css';
import { type ReactNode, useId } from 'react';
import { Switch } from '#client/ui/switch.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';

/** A demonstration: every control can be tried, none is connected to anything. */
export function SettingsPage() {
  usePageTitle('Settings');
  return (
    <>
      <header className="page-head">
        <h1>Settings</h1>
        <p className="lede">A preview with sample values. You can try every control; nothing is saved or sent.</p>
      </header>
      <form className="settings" onSubmit={(event) => event.preventDefault()}>
        <SettingsCard title="Profile" text="How the interviewer addresses you.">
          <TextSetting label="Full name" value="Maya Ortiz" />
          <TextSetting label="Email" value="maya@example.com" />
          <TextSetting label="Target role" value="Product engineer" />
          <button type="button" className="btn">
            Save profile
          </button>
        </SettingsCard>
        <SettingsCard title="Appearance" text="How pages look on this device.">
          <Choices label="Theme" options={['System', 'Light', 'Dark']} initial="System" />
          <Choices label="Font size" options={['Small', 'Medium', 'Large']} initial="Medium" />
        </SettingsCard>
        <SettingsCard title="Notifications" text="What reaches you by e-mail.">
          <Switch label="Your report is ready" on />
          <Switch label="A reminder to practise, once a week" />
          <Switch label="News about Greenroom" />
        </SettingsCard>
        <SettingsCard title="Account" text="Your plan.">
          <p className="plan">
            <span>
              <strong>Pro Plan</strong>
              <span className="hint">Unlimited interviews and reports</span>
            </span>
            <span className="num">$19.99/mo</span>
          </p>
          <button type="button" className="btn">
            Manage plan
          </button>
        </SettingsCard>
        <SettingsCard title="Security" text="Who can get in.">
          <TextSetting label="Current password" type="password" />
          <TextSetting label="New password" type="password" />
          <Switch label="Ask for a code when signing in on a new device" />
          <button type="button" className="btn">
            Change password
          </button>
        </SettingsCard>
      </form>
    </>
  );
}

function SettingsCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="setting-card" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="hint">{text}</p>
      </div>
      <div className="setting-rows">{children}</div>
    </section>
  );
}

function TextSetting({ label, value = '', type = 'text' }: { label: string; value?: string; type?: string }) {
  const id = useId();
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {/* A browser must not put anybody's real name or password into a demonstration. */}
      <input id={id} className="field" type={type} defaultValue={value} autoComplete="off" />
    </div>
  );
}

function Choices({ label, options, initial }: { label: string; options: readonly string[]; initial: string }) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend className="label">{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={name} value={option} defaultChecked={option === initial} />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
