import { createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

// What any page of this kind weighs before it does anything: React and a router with one address.
const root = createRootRoute({ component: Outlet });
const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <Link to="/">Nothing here</Link> });
const router = createRouter({ routeTree: root.addChildren([home]) });

const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
