import { KeptOfYou } from './kept-of-you.tsx';
import { ToldPage } from './told-page.tsx';

/** What becomes of what somebody says here: for whoever wants to know before they say it. */
export function PrivacyPage() {
  return (
    <ToldPage title="Privacy" lede="What becomes of what you say here.">
      <KeptOfYou />
    </ToldPage>
  );
}
