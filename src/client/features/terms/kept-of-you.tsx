import { useSession } from '#client/state/session.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { Term } from './term.tsx';

/** What is kept of somebody, who sees it, until when, and what they can do about it. */
export function KeptOfYou() {
  const { user } = useSession();
  return (
    <>
      <Term title="What is kept">
        The job description you give, the words of your answers and your report are stored by the people who run this
        site. So are recordings of your spoken answers, with picture and sound, wherever the page before the interview
        says so; a red light shows when you are recorded. With an account, your name, email address and phone number are
        stored too, and for 90 days when somebody signed in to it and with what kind of browser. While you sign up, your
        email address and phone number also appear in the address of the page that asks for your code, which your
        browser may remember. No such address is written into a log here.
      </Term>
      <Term title="Who sees it">
        Your interviews belong to you, and other people who use Greenroom cannot open them. The people who run this site
        can reach what is stored here. They may use outside services to hear your voice, to speak, or to write questions
        and advice. Those services then receive the words they need. One that hears you receives your voice. Where a
        language model is used, it also reads the job description you give and your answers, and the form tells you
        whose it is. Your browser may also send your voice to a service of its own to have it written down, and the page
        before the interview tells you who is listening. There you may be offered a speech program that writes down what
        you say on your own device. Your browser then keeps that program, also when you sign out, until you remove it.
      </Term>
      <Term title="How long">
        An interview without an account is deleted a day after you last used it. If you come to the page where a report
        waits for an account, it is kept for seven days. With an account, interviews are kept until they are erased.
        Recordings go earlier: the page before the interview tells you after how many days, and you can delete them from
        the report at any time.
      </Term>
      <Term title="Your data and your account">
        You can have your account and everything in it erased for good, get a copy of everything that is stored about
        you, and see and end every place where you are signed in.{' '}
        {user ? (
          <>
            All of it begins at{' '}
            <ButtonLink kind="link" to="/account">
              your account
            </ButtonLink>
            .
          </>
        ) : (
          'All of it begins at your account, once you are signed in.'
        )}
      </Term>
    </>
  );
}
