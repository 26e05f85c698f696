import { ANSWERS_BACK } from './answers-back.ts';

/**
 * What is said to whatever is no answer: by intent, variant and (for what is asked back) the form of the question, else by
 * the first of these. The first is said first; a question has at most three reactions, so that none comes twice. `{asked}`
 * is what is being asked at the moment, `{shorter}` the same in other and fewer words, `{end}` how an interview is ended.
 * None has a question of its own besides.
 */
export const REACTIONS: Readonly<Record<string, readonly string[]>> = {
  ...ANSWERS_BACK,
  silence: [
    'Take your time. {asked}',
    'There is no hurry. Start with the first thing that comes to mind.',
    'I am still here. A short answer is fine, and you can say skip to move on.',
  ],
  repeat: ['Of course. {asked}', 'Here it is again. {asked}', 'Once more. {asked}'],
  rephrase: [
    'In other words: {plainer}',
    'Let me put it more simply. {plainer}',
    'Just tell me what comes to mind, in your own words.',
  ],
  'rephrase/shorter': ['Just this: {plainer}', 'In short: {plainer}', 'Whatever comes to mind first is fine.'],
  'rephrase/language': [
    'Simple English is quite enough, and all that I understand. {plainer}',
    'English, please, as simply as you like. {plainer}',
    'Plain words are enough, and single ones will do.',
  ],
  example_wanted: [
    'It can be something small: {example}. Take your time.',
    'One ordinary day will do, for instance {example}.',
    'Any case that you know well is fine, such as {example}.',
  ],
  think: [
    'Take all the time you need.',
    'No hurry, go ahead when you are ready.',
    'That is fine, start whenever you like.',
  ],
  'think/break': ['Of course, I will wait.', 'Of course, take your time.', 'No trouble, whenever you are ready.'],
  'think/looks_for_words': [
    'Please do, take your time to put it together.',
    'Of course, whenever you have it.',
    'No hurry, start anywhere.',
  ],
  start_over: [
    'Of course, start again whenever you like. What you said before does not count.',
    'Yes, of course. I will leave out what came before, so take it from the top.',
    'That is fine, begin again. Only the new version counts.',
  ],
  'start_over/nothing': [
    'Go ahead, nothing of yours is kept for this question yet. {asked}',
    'There is nothing to take back in this question yet, so start wherever you like. {asked}',
    'You have a fresh start here. {asked}',
  ],
  says_done: [
    'All right. Say skip to leave only this question. {end}',
    'Of course. Saying skip leaves only this one. {end}',
    'That is fine. Just say skip, and this one is left. {end}',
  ],
  'says_done/go_on': [
    'Say it once more, and we leave this one. Or else: {asked}',
    'Once more, and the next question comes. Or else: {asked}',
    'If you would rather leave this one, say so again. {asked}',
  ],
  later: [
    'It is the last one, so there is no later, but take your time. {asked}',
    'It is the last one, so take all the time you need. {asked}',
    'This is the last one. {asked}',
  ],
  stop: [
    'Of course, and thank you for talking with me. {end}',
    'Thank you, and goodbye. {end}',
    'Goodbye, and all the best.',
  ],
  'stop/called_away': ['Of course, go. {end}', 'Of course, off you go. {end}', 'Go, of course. {end}'],
  'stop/ill': [
    'I am sorry that you are not well. Stop for as long as you need. {end}',
    'Of course, look after yourself first. {end}',
    'Of course, rest for as long as you need. {end}',
  ],
  decline: [
    'That is all right, you do not have to. Take another one that you are happy to tell, or say skip.',
    'Understood. Say only what you are comfortable with, or say skip.',
    'That is fine. Just say skip, and we leave it.',
  ],
  'decline/for_others': [
    'I understand, that stays with you. Leave out names and details, take another case, or say skip.',
    'Of course. A short answer in general terms is enough, or say skip.',
    'I understand. Just say skip, and we leave it.',
  ],
  'decline/boundary': [
    'Of course, leave that out. Everything else is up to you. {shorter}',
    'That is fine, we will not touch on it. {shorter}',
    'Of course. {shorter}',
  ],
  no_experience: ['{smaller}', 'It can be something small, also from outside work. {shorter}', '{shorter}'],
  'no_experience/near_it': [
    'Anything that comes near to it will do, also what you have just mentioned. How did that go?',
    'Then take whatever comes nearest, and tell me how that went.',
    '{shorter}',
  ],
  blank: ['{smaller}', 'Start with the first thing that comes to mind, however small. {shorter}', '{shorter}'],
  nerves: [
    'That is quite all right, nerves are normal here. Take a breath, and then: {asked}',
    'There is no hurry, and nothing depends on this one. Whenever you are ready: {asked}',
    'It is only practice, and you can take your time. {asked}',
  ],
  'nerves/asks_if_ok': [
    'Yes, that is fine, this is only practice. Take a breath, there is no hurry. {shorter}',
    'You are doing this for practice, so nothing can go wrong. {shorter}',
    'Yes. Take your time.',
  ],
  distress: [
    'I am sorry, that is hard. Take all the time you need, and if you would rather leave this question, just say skip.',
    'I am sorry. You may take something else, or say skip, and either is fine.',
    'There is no need to go on with this one. Say skip, and we will leave it.',
  ],
  'distress/loss': [
    'I am very sorry for your loss. Take all the time you need, and if you would rather leave this question, just say skip.',
    'I am so sorry. There is no need to go on with this one, just say skip.',
    'I am sorry. Whenever you are ready, or say skip.',
  ],
  'distress/ill': [
    'I am sorry to hear that. Take all the time you need, and if you would rather leave this question, just say skip.',
    'I am sorry. Say only as much as you like, or say skip.',
    'I am sorry. Whenever you are ready, or say skip.',
  ],
  joke: [
    'Fair enough. {shorter}',
    'I walked into that one. Whenever you are ready: {asked}',
    'I will let that one stand. {shorter}',
  ],
  rude: [
    'I hear you. You can say skip and we will leave this one, or else: {asked}',
    'That is all right, it does not have to be this question. Say skip for another one.',
    'Understood. Whenever you are ready: {asked}',
  ],
  'rude/at_machine': [
    'That is true, I am a computer program. You can say skip, or else: {asked}',
    'I am a program, and I would still like to hear from you. {asked}',
    'So I am. Whenever you are ready: {asked}',
  ],
  'rude/offended': [
    'I take the point, and it was not meant like that. You may also say skip. {shorter}',
    'That is fair, and I did not mean it so. {shorter}',
    'I take the point. You may also say skip.',
  ],
  hearing: [
    'Yes, I can hear you. {asked}',
    'Yes, I am here. If I am hard to hear, the words are on your screen too. {asked}',
    'Yes, everything you say arrives. {asked}',
  ],
  'hearing/cannot_hear': [
    'The words are on your screen too. {asked}',
    'Once more, and the words are on your screen. {asked}',
    'Here it is again. {asked}',
  ],
  'hearing/trouble': ['No trouble, I hear you. {asked}', 'That happens. {asked}', 'Once more, then. {asked}'],
  about_job: [
    'I know only the text of the posting, so keep that one for the employer. {shorter}',
    'I cannot tell you that, so it is one to ask the employer. {shorter}',
    'I cannot speak for the employer, so let us go on. {shorter}',
  ],
  'about_job/progress': ['{progress} {shorter}', 'I can say it again. {progress}', 'We are getting there. {shorter}'],
  'about_job/papers': [
    'I have only the posting in front of me, so a short version helps. {shorter}',
    'I have not seen what you sent in. In two or three sentences, then. {shorter}',
    'I know nothing but the posting. {shorter}',
  ],
  about_interviewer: [
    'I am a computer program that asks and listens. {shorter}',
    'There is no person here, only a program to practise with. {shorter}',
    'I am only a program, so let us keep to you. {shorter}',
  ],
  'about_interviewer/who_hears': [
    'No person is listening now, I am a program. Your answers are kept for your own report, which no employer can open. {shorter}',
    'No employer is sent this, and names can be left out. {shorter}',
    'It stays with your own report. {shorter}',
  ],
  feedback: [
    'I cannot judge that here, but your report will go through it. {shorter}',
    'You will see that in your report, at the end. {shorter}',
    'Let us leave that to the report. {shorter}',
  ],
  /** Something about the practice itself, which has an answer of its own. */
  about_practice: [
    '{answer} {shorter}',
    '{answer}',
    'As I said, this is practice, and nobody decides on it. {shorter}',
  ],
  why_asked: [
    'Interviewers often ask this, because it shows how somebody works. {shorter}',
    'It helps to understand how you go about things. {shorter}',
    'You may also say skip and we will go on.',
  ],
  'why_asked/suspicion': [
    'There is no trick in it, and nothing is held against you. You may also say skip. {shorter}',
    'It is asked about the work and nothing else, so leave out whatever is private. {shorter}',
    'Only the work matters here. {shorter}',
  ],
  told_already: [
    'I am sorry if I missed it. A short version is enough. {shorter}',
    'In two or three sentences, then. {shorter}',
    'Just the short version.',
  ],
  instruction: [
    'Let us stay with the interview. {asked}',
    'I can only go on with the interview. {asked}',
    'Back to the question. {asked}',
  ],
  greeting: ['Whenever you are ready. {asked}', 'Go ahead when you are ready. {asked}', 'I am listening. {asked}'],
  off_topic: [
    'All right. Let me bring us back. {shorter}',
    'Let us go back to the question. {shorter}',
    'Back to the question, if you will. {shorter}',
  ],
};
