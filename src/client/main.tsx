import '@fontsource-variable/newsreader/opsz.css';
import '@fontsource-variable/instrument-sans/index.css';
import './ui/tokens.css';
import './ui/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './routes/router.tsx';
import { InterviewProvider } from './state/interview.tsx';
import { SessionProvider } from './state/session.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
createRoot(root).render(
  <StrictMode>
    <SessionProvider>
      <InterviewProvider>
        <RouterProvider router={router} />
      </InterviewProvider>
    </SessionProvider>
  </StrictMode>,
);
