import { describe, expect, it } from 'vitest';
import { planInterview } from '#domain/planning/plan-interview.ts';

const roleIn = (text: string) => {
  const outcome = planInterview({ text, style: 'normal', length: '10min', seed: 1 });
  return outcome.sufficient ? outcome.plan.profile.role : undefined;
};

describe('who asks is not who is sought', () => {
  it('below a message’s last greeting', () => {
    const mail = `Hi Sam,

My client is after an Electrical Fitter for a site in Hull. Fault finding on three phase motors, PLCs and planned maintenance, four on four off.

Kind regards,
Jo
Senior Talent Partner | Coilway Recruitment
This message is confidential.`;
    expect(roleIn(mail)).toBe('Electrical Fitter');
  });

  it('where many seek one of another kind', () => {
    expect(
      roleIn('Dentists in Truro need a part-time receptionist. Phone manner essential, answering calls, bookings.'),
    ).toBe('Receptionist');
    expect(roleIn('Chefs needed at The Larder, Truro. Fish, sauces, stock control and a clean section.')).toBe('Chef');
  });

  it('and anybody kind is no job', () => {
    expect(roleIn('We are looking for someone patient to join our toddler room at Larch Nursery.')).toBeUndefined();
  });
});
