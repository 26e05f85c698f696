import { Mic } from 'lucide-react';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Invitation } from './invitation.tsx';
import { useReportAddresses } from './use-report-addresses.ts';

/** Below what was found in an answer: the way to a better one. */
export function AgainInvitation({ number }: { number: number }) {
  const address = useReportAddresses();
  return (
    <Invitation
      title="Answer it again"
      action={
        <ButtonLink kind="solid" big {...address.again(number)}>
          <Icon of={Mic} />
          Answer it again
        </ButtonLink>
      }
    >
      Your new answer is scored in the same way and kept beside this one. The report does not change.
    </Invitation>
  );
}
