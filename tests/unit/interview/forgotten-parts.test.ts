import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { QuestionType } from '#contract/words.ts';
import { partsOf } from '#domain/interview/parts-of-question.ts';
import { partLeftOut } from '#domain/interview/second-part.ts';
import { readCorpusFile } from '#scripts/corpus.ts';

const left = (type: QuestionType, text: string, answer: string) => partLeftOut({ type, text }, answer)?.ask;

const candidates = z.array(
  z.object({
    id: z.string(),
    questions: z.array(z.object({ text: z.string(), type: z.string() })),
    transcript: z.array(z.object({ speaker: z.string(), text: z.string(), question: z.number() })),
  }),
);

describe('a part of the question that is forgotten over a long first one', () => {
  it.each([
    ['ailsa', 'And how would you know it was working?'],
    ['bronte', 'And in the following month?'],
    ['caoimhe', 'And what did you do afterwards?'],
    ['femi', 'And what do you tell the client?'],
    ['jermaine', 'And how would you set up for a quick change?'],
    ['lalitha', 'And what would a positive result tell you?'],
    ['nuala', 'And what would you take in the boat with you?'],
    ['rafferty', 'And what would you not automate?'],
    ['temwa', 'And how did it finish?'],
  ])('is asked for in the words of the question: %s', (id, ask) => {
    const candidate = readCorpusFile('candidates-6', candidates).find((one) => one.id === id);
    const { text, type } = candidate?.questions[1] ?? { text: '', type: '' };
    const answer = candidate?.transcript.find(
      ({ speaker, question }) => speaker === 'candidate' && question === 2,
    )?.text;
    expect(left(type as QuestionType, text, answer ?? '')).toBe(ask);
  });

  it.each<[QuestionType, string, string, string]>([
    [
      'technical',
      'How do you prune an old apple tree, and what would you leave for next winter?',
      "You start with what's dead, diseased and crossing, that comes out first whatever the tree looks like. Then I stand back, a good ten paces, and walk round it twice. I open the middle so that you could throw a hat through. Never more than a fifth of the wood. I cut to the collar and I don't paint the wounds, they heal better bare. The water shoots on top I thin rather than shave.",
      'And what would you leave for next winter?',
    ],
    [
      'technical',
      'How would you set out a building on a sloping site, and how would you check your own work?',
      "First I'd get the control in, two good points that nobody will drive over, and a benchmark on something solid. I'd set up the total station, orient on the second one and go round the corners with pegs and nails. On a slope the profiles have to step, so I'd work from the low corner and put them in at half metre lifts, well back from the dig so the machine can get round.",
      'And how would you check your own work?',
    ],
    [
      'situational',
      'A resident refuses her tablets three mornings running. What do you do, and who do you tell?',
      "I'd not push it. I'd go away and come back in a quarter of an hour with a cup of tea, because first thing she's half asleep and cross. I'd look at whether it's the taste or the size of them, if they're sticking in her throat. Sometimes it's the water being cold. I'd sit down so that I'm not standing over her. I never hide them in food, that's not allowed.",
      'And who do you tell?',
    ],
    [
      'situational',
      'You find a gas leak in an occupied flat. What are your first steps, and what do you tell the tenant?',
      "Windows open, appliance off, valve at the meter closed. No switches, no lights, not the bell either. I'd get everybody out to the landing and prop the street door so there's a draught. Then I'd go round with the detector from the meter on and listen at each joint, soap on the ones I can reach, until I have it.",
      'And what do you tell the tenant?',
    ],
    [
      'behavioral',
      'Tell us about a project that ran late. What was the cause, and what did you change afterwards?',
      "It was the swimming bath in Lund. The tiles came from Portugal and they sat at the border for five weeks because the papers said stone and the box said ceramic. The tilers went to another site, you can't blame them, and when the tiles came there was nobody. The client was calling twice a day. We opened in October and not in August, and the school had to go by bus to the next town.",
      'And what did you change afterwards?',
    ],
    [
      'behavioral',
      'Describe a time when you had to give somebody bad news. How did you do it, and how did they take it?',
      "I had to tell a couple that their loan was turned down, a week before completion. I didn't do it by phone, I drove out to them in the evening. I'd written the three reasons on one sheet so that I would not start to waffle. I said it in the first sentence, in the hall, and then we sat down and I went through the sheet with them line by line.",
      'And how did they take it?',
    ],
    [
      'technical',
      'What do you check before you lift with a mobile crane, and when would you refuse?',
      'The plan first, weight, radius, the chart. Then ground, mats under every outrigger, and I walk round and look for drains and old cellars. Slings and shackles with their tags in date. The wind on the gauge at the tip. The area taped off, one banksman, one radio channel, and we do a trial lift to about a hand above the ground and hold it there for a minute.',
      'And when would you refuse?',
    ],
    [
      'technical',
      'How would you season a cast iron pan for a commercial kitchen, and how often would you do it again?',
      "Scrub it back, hot water and salt, dry it on the flame so there's no drop left in the corners. Thin oil, and I mean thin, you rub it on and then you wipe it off as though you'd made a mistake. Upside down in the oven at the top of the dial, an hour, let it cool in there. Three coats like that and it shines.",
      'And how often would you do it again?',
    ],
    [
      'self_assessment',
      'What are you good at in a kitchen, and what do you find hard?',
      "Pastry, laminated dough most of all. I've cold hands, my grandmother had them as well, and I can feel when the butter wants to go. At the last place I made four hundred croissants a night alone and the returns were under one in a hundred. I like the quiet of it, the radio on low and the street still dark, and I like order on my bench.",
      'And what do you find hard?',
    ],
    [
      'motivation',
      'Why do you want to leave teaching, and why archives of all things?',
      "After eighteen years I'm worn out with it, if I'm honest. The classes went from twenty four to thirty three, and half of what I do is data entry for people who never read it. Last winter I lost my voice for a month, and sitting at home with nothing but a pencil and a pad I noticed that I wasn't missing it.",
      'And why archives of all things?',
    ],
    [
      'behavioral',
      'Tell me about the biggest order you ever handled. What was your part, and what did you learn from it?',
      'That was the stadium, six thousand seats in claret. I did the cutting plan and the purchasing for the whole thing. The mill could give us the cloth in two dye lots and I had them lay both out on the yard in daylight and they were not the same red. I sent back one and split the order so that each stand had its own lot. It took eleven lorries.',
      'And what did you learn from it?',
    ],
  ])('is asked for by itself (%s: %s)', (type, text, answer, ask) => {
    expect(left(type, text, answer)).toBe(ask);
  });

  it.each<[QuestionType, string, string]>([
    [
      'technical',
      'How do you prune an old apple tree, and what would you leave for next winter?',
      "Dead, diseased, crossing, in that order. I open the middle so that you could throw a hat through. Never more than a fifth of the wood in one go. The big limb on the north side I'd let be this time, it wants doing but it would sulk, so that's one for the year after, and the water shoots I'd only thin.",
    ],
    [
      'technical',
      'How would you set out a building on a sloping site, and how would you check your own work?',
      "First I'd get the control in, two good points that nobody will drive over, and a benchmark. I'd set up the total station and go round the corners with pegs. Profiles step with the slope. At the end I tape both diagonals by hand, they have to agree to five mil, and I get the lad to read the levels back to me blind from the other side.",
    ],
    [
      'situational',
      'A resident refuses her tablets three mornings running. What do you do, and who do you tell?',
      "I'd not push it. I'd go away and come back in a quarter of an hour with a cup of tea. I'd look at whether it's the taste or the size. It goes on the chart each time, refused, with a reason, and by the second one the nurse in charge has it from me at handover, so that the GP can look at a liquid.",
    ],
    [
      'behavioral',
      'Tell us about a project that ran late. What was the cause, and what did you change afterwards?',
      "It was the swimming bath in Lund. The tiles sat at the border for five weeks because the papers said stone and the box said ceramic. The tilers went to another site. We opened in October and not in August. Whoever orders from abroad in our office sends the customs code to the maker before the deposit goes out, there's a line for it on the order form.",
    ],
    [
      'behavioral',
      'Describe a time when you had to give somebody bad news. How did you do it, and how did they take it?',
      'I had to tell a couple that their loan was turned down, a week before completion. I drove out to them in the evening. I said it in the first sentence, in the hall, and then we sat down and went through the reasons. She went very quiet and he walked up and down in the garden for ten minutes. Then they asked what would have to be different, and we did a plan for the spring.',
    ],
    [
      'technical',
      'What do you check before you lift with a mobile crane, and when would you refuse?',
      "The plan first, weight, radius, the chart. Then ground, mats under every outrigger. Slings and shackles with their tags in date. The wind on the gauge at the tip. Above nine metres a second it stays down, I don't care who's waiting, and the same with a sling that has no tag or a load that nobody can tell me the weight of.",
    ],
    [
      'technical',
      'How would you season a cast iron pan for a commercial kitchen, and how often would you do it again?',
      "Scrub it back, hot water and salt, dry it on the flame. Thin oil, you rub it on and then you wipe it off as though you'd made a mistake. Upside down in the oven at the top of the dial, an hour. Three coats. With a pan that's in use all week I'd give it one coat on a Sunday, and strip it right back once in spring.",
    ],
    [
      'self_assessment',
      'What are you good at in a kitchen, and what do you find hard?',
      "Pastry, laminated dough most of all, I've cold hands. At the last place I made four hundred croissants a night alone. What I'm no use at is the pass, with six people shouting tables at me I go slow and polite and the food goes cold. I asked to stand there one night a week for that reason.",
    ],
    [
      'technical',
      'How do you take a blood sample from a child, and what do you do if they will not hold still?',
      "I get down to their height and I tell them the truth, that it pinches and that it's quick. Cream on both arms half an hour before. The parent sits with the child on the lap. A wriggler I give a job, count the fish on the ceiling, and after two goes I stop and somebody else has a try after lunch, we don't pin anybody down.",
    ],
    [
      'behavioral',
      'Tell me about the biggest order you ever handled. What was your part, and what did you learn from it?',
      'That was the stadium, six thousand seats in claret. I did the cutting plan and the purchasing. The mill could give us the cloth in two dye lots and I had them lay both out on the yard in daylight and they were not the same red. I sent back one. You look at colour outdoors, on the floor, with two pairs of eyes, and you do it before you sign for the lorry.',
    ],
    [
      'technical',
      'What do you do when a batch of beer tastes of butter, and how do you stop it happening again?',
      "That's diacetyl, so I'd warm the tank up two or three degrees and leave it on the yeast for some days, and taste it every morning against a clean one. Most times it goes. With the following brews I'd pitch fresher yeast and more of it, and give it the rest as a matter of course, a line in the brew sheet, not when somebody remembers.",
    ],
    [
      'situational',
      'A wedding cake arrives damaged two hours before the party. What do you do, and what do you say to the couple?',
      "I'd turn the bad side to the wall and look at what is really broken. If it's the icing, a palette knife, butter cream from the kitchen and the flowers off the top table. The mother of the bride hears it from me, quietly, with the photograph, and that it'll be right by six. I'd keep it from the two of them until I know.",
    ],
    [
      'behavioral',
      'Tell us about a rule you found pointless. What did you do about it, and what came of it?',
      "At the depot you had to sign the key book twice, once for the van and once for the card. I timed it, four minutes a man, thirty men. I took a photo of the queue and put it on the manager's desk with the sum written on it. He laughed and said he'd always thought it came from insurance, rang them, and they'd never heard of it.",
    ],
    [
      'technical',
      'How would you test a new recipe for a school canteen, and how would you know that the children like it?',
      "I'd make it for ten first, my own staff, then as a small dish beside the normal one on a Tuesday. Plates that come back tell you everything, I stand at the bin with a tally for a week and see what gets scraped. And the ones who ask for more. If a third goes into the bin it's gone.",
    ],
    [
      'behavioral',
      'Tell me about a time somebody did not trust you. How did you notice, and how did it end?',
      "The old foreman, he'd walk behind me and pull on every bolt I'd tightened. Never said a word about it. So I started to mark mine with a yellow pen and I left the torque wrench lying on the bench where he could find it. By summer he was sending the apprentices over to look at how I do it.",
    ],
  ])('counts as told in whatever words it was told (%s: %s)', (type, text, answer) => {
    expect(left(type, text, answer)).toBeUndefined();
  });

  it('is asked for with the verb that it borrows from the part before it', () => {
    expect(partsOf("What would you automate, and what wouldn't you?")).toEqual([
      'What would you automate',
      'what would you not automate',
    ]);
    expect(partsOf("Tell me about hiring. What's worked, and what hasn't?").at(-1)).toBe('what has not worked');
    expect(partsOf('What should be tested, and what should not?').at(-1)).toBe('what should not be tested');
    expect(partsOf('Who has been paid and who hasn’t?').at(-1)).toBe('who has not been paid');
  });
});
