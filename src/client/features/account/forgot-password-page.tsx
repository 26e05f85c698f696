import { useState } from 'react';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { ResetCodeForm } from './reset-code-form.tsx';
import { ResetLinkForm } from './reset-link-form.tsx';
import { ResetPhoneForm } from './reset-phone-form.tsx';

type Step = { name: 'phone' } | { name: 'code'; phone: string } | { name: 'link' };

/** Leads to a new password by a texted code, or by a link in an e-mail for who has no verified phone. */
export function ForgotPasswordPage() {
  usePageTitle('Forgot password');
  const [step, setStep] = useState<Step>({ name: 'phone' });
  const [typedPhone, setTypedPhone] = useState('');
  switch (step.name) {
    case 'phone':
      return (
        <ResetPhoneForm
          typed={typedPhone}
          onTyped={setTypedPhone}
          onSent={(phone) => setStep({ name: 'code', phone })}
          onLinkInstead={() => setStep({ name: 'link' })}
        />
      );
    case 'code':
      return <ResetCodeForm phone={step.phone} onBack={() => setStep({ name: 'phone' })} />;
    case 'link':
      return <ResetLinkForm onPhoneInstead={() => setStep({ name: 'phone' })} />;
  }
}
