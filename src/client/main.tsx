import '@fontsource-variable/newsreader/opsz.css';
import '@fontsource-variable/instrument-sans/index.css';
import './ui/theme.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './routes/router.tsx';
import { InterviewProvider } from './state/interview.tsx';
import { clearTab } from './state/pending-keys.ts';
import { resumeSending } from './state/resume-sending.ts';
import { onOtherPerson, signedInUser } from './state/session.ts';
import { ToastArea } from './ui/toast-area.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
// Nearly every page asks; the answer is on its way while the page is drawn.
void signedInUser();
resumeSending();
// Another tab signed out or somebody else in: nothing of the person before stays on this page.
onOtherPerson(async (hasLeft) => {
  if (hasLeft) {
    // First away from what would write its draft once more.
    await router.navigate({ to: '/' });
    clearTab();
    // The page's memory goes with the page.
    location.reload();
  } else await router.invalidate();
});
createRoot(root, {
  // The page's place says that it broke; the console gets the reason without counting as a second fault.
  onCaughtError: (error) => console.warn('A page broke', error),
}).render(
  <StrictMode>
    {/* The content security policy allows no style elements; what they would hold is in our own styles. */}
    <CSPProvider disableStyleElements>
      <InterviewProvider>
        <RouterProvider router={router} />
      </InterviewProvider>
      <ToastArea />
    </CSPProvider>
  </StrictMode>,
);
