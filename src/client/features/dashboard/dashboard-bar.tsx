import { useSession } from '#client/state/session.ts';
import { STILL_SIGNED_IN, useSignOut } from '#client/state/use-sign-out.ts';
import { Greeting } from '#client/ui/greeting.tsx';
import { Brand, PageBar } from '#client/ui/page-bar.tsx';
import { showToast } from '#client/ui/toasts.ts';

export function DashboardBar() {
  const { user } = useSession();
  const { busy, signOut } = useSignOut();
  const leave = async () => {
    if (!(await signOut())) showToast(STILL_SIGNED_IN);
  };
  return (
    <PageBar>
      <Brand />
      {user && <Greeting name={user.firstName || user.email} busy={busy} onSignOut={leave} />}
    </PageBar>
  );
}
