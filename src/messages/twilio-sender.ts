import { postToCarrier } from './post-to-carrier.ts';
import { DeliveryFailure, type Sender } from './sender.ts';

export interface TwilioSettings {
  /** Without a trailing slash. */
  baseUrl: string;
  accountSid: string;
  authToken: string;
  /** An E.164 number of ours, or the id of a messaging service (`MG…`). */
  from: string;
  /** Beginnings of the numbers that are texted, such as `+1`: others cost too much or are not served. */
  prefixes: readonly string[];
}

/**
 * SMS by Twilio's HTTP interface. It knows no repetition: a text whose answer is lost may arrive twice.
 */
export const createTwilioSender = (settings: TwilioSettings): Sender => ({
  async send({ to, text }) {
    if (!settings.prefixes.some((prefix) => to.startsWith(prefix))) {
      throw new DeliveryFailure('country_not_served', { permanent: true });
    }
    const { accountSid, authToken, from } = settings;
    const body = new URLSearchParams({ To: to, Body: text });
    body.set(from.startsWith('MG') ? 'MessagingServiceSid' : 'From', from);
    await postToCarrier(
      `${settings.baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`,
      {
        authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body.toString(),
    );
  },
});
