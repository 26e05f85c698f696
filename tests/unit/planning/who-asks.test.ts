import { describe, expect, it } from 'vitest';
import { planPosting } from '#lab/plan-posting.ts';

const roleIn = (text: string) => {
  const outcome = planPosting({ text, style: 'normal', length: '10min', seed: 1 });
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

  it('where the first line says who is wanted, in a word that no list holds', () => {
    const advert = `THATCHER wanted – Greenhithe Thatch, Devon
£160 a day
You need to dress a ridge, know long straw and reed, and talk to customers. Assessors do not impress us, tidy work does.
We are two and have more work than hands. You must be able to set out a roof and price a small repair.
Paid every Friday. Text Lee.`;
    expect(roleIn(advert)).toBe('Thatcher');
  });

  it('and a product beside the job is no slip of the pen', () => {
    const advert = `Senior Backend Engineer, Dockhand
Remote, full time
Dockhand is the scheduling product that 900 warehouses open every morning.
You will design services in Go backed by Postgres, review code and share an on-call rotation.
We ask for five years with distributed systems.`;
    expect(roleIn(advert)).toBe('Senior Backend Engineer');
  });

  it('and anybody kind is no job', () => {
    expect(roleIn('We are looking for someone patient to join our toddler room at Larch Nursery.')).toBeUndefined();
  });
});
