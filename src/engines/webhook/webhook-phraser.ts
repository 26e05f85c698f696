import { record, text } from '#domain/answers/loose-json.ts';
import { INVITE } from '#domain/interview/invite.ts';
import { settleMove } from '#domain/interview/settle-move.ts';
import { embeddedPhraser } from '#engines/embedded/embedded-phraser.ts';
import { EngineFailure } from '#engines/engine-failure.ts';
import type { Phraser } from '#engines/phraser.ts';
import { postToWebhook, readWebhookJson, requireWebhook } from './ask-webhook.ts';

const MOST_CHARACTERS = 1_000;

/** Has the operator's automation word the reply, and say whether it follows up. */
export const webhookPhraser = (key: string): Phraser => ({
  name: 'webhook',
  isActedOn: true,
  async phrase(request, call) {
    const { move, input, wholeTalk } = request;
    // The interview is over: what is asked now is answered from what is known.
    if (input.invited) return embeddedPhraser.phrase(request, call);
    const event = { event: 'reply', ...wholeTalk(), isComplete: false, userText: input.userText };
    const value = record(
      readWebhookJson(await postToWebhook(requireWebhook(call.webhookUrl, key), event, call.signal)),
    );
    const places = [record(value.parsed), record(value.data), value];
    const response = places.map((place) => text(place.response).trim()).find(Boolean);
    if (!response || response.length > MOST_CHARACTERS)
      throw new EngineFailure('unreadable', 'The webhook answered without a response');
    const told = places.map((place) => place.is_follow_up ?? place.isFollowUp).find((value) => value !== undefined);
    const isFollowUp = typeof told === 'boolean' ? told : undefined;
    // Words that ask for more where nothing may be asked cannot be said.
    const settled = settleMove(move, isFollowUp, input);
    if (!settled) throw new EngineFailure('refused', 'The webhook asks more than a question may');
    const words = settled.kind === 'invite' ? `${response} ${INVITE}` : response;
    return { text: words.replace(/\s+/g, ' '), warnings: [], ...(isFollowUp === undefined ? {} : { isFollowUp }) };
  },
});
