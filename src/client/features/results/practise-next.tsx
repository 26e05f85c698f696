import { Mic } from 'lucide-react';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { findPractice } from '#domain/results/practise-next.ts';
import type { Report } from '#domain/results/report.ts';
import { Invitation } from './invitation.tsx';
import { useReportAddresses } from './use-report-addresses.ts';

/** What to do now: the question that has no score yet or most to gain; a new interview where there is none. */
export function PractiseNext({ report }: { report: Report }) {
  const next = findPractice(report);
  const address = useReportAddresses();
  const { exercise, advice, harder = [] } = report.overall;
  // They stand above already, in place of advice.
  if (advice.length === 0 && harder.length > 0) return null;
  return (
    <Invitation
      title="Practise next"
      asks={next?.question.question}
      action={
        next ? (
          <ButtonLink kind="solid" big {...address.again(next.number)}>
            <Icon of={Mic} />
            Answer Question {next.number}
          </ButtonLink>
        ) : (
          <ButtonLink kind="solid" big to="/home">
            Take Interview
          </ButtonLink>
        )
      }
    >
      {exercise || 'Answer it again, with what you have read here in mind.'}
    </Invitation>
  );
}
