import { onPersonChange } from '#client/state/personal.ts';
import type { SignUpForm } from './sign-up-form.ts';

let inHand: SignUpForm | undefined;

/** The form that was sent and is not verified yet. It is kept by this page alone, because it holds a password. */
export const signUpInHand = {
  keep: (form: SignUpForm): void => {
    inHand = form;
  },
  read: (): SignUpForm | undefined => inHand,
};

onPersonChange(() => {
  inHand = undefined;
});
