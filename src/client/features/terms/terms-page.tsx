import { KeptOfYou } from './kept-of-you.tsx';
import { Term } from './term.tsx';
import { ToldPage } from './told-page.tsx';

/** What somebody agrees to by making an account, short enough to be read. */
export function TermsPage() {
  return (
    <ToldPage title="Terms and Conditions" lede="What Greenroom does for you, and what becomes of what you say.">
      <Term title="It is for practice">
        The interviewer is a program. It asks questions, listens and scores your answers, and it can be wrong. A score
        here says nothing about whether anybody will offer you a job.
      </Term>
      <KeptOfYou />
      <Term title="What we ask of you">
        Use a name, an address and a number that are yours. Please leave your employer's secrets and other people's
        details out of your answers. Do not try to break the service or to open what belongs to somebody else.
      </Term>
      <Term title="No promises">
        Greenroom is open software under the MIT licence and comes without any warranty. It can be out of order, and it
        can change.
      </Term>
    </ToldPage>
  );
}
