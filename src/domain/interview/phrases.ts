import type { Request } from './intent-patterns.ts';

/** The occasions on which the interviewer says something that is no follow-up. */
export type Occasion =
  | Exclude<Request, 'rephrase' | 'blank' | 'no_experience' | 'later' | 'skip' | 'told_already'>
  | 'silence'
  | 'skipped'
  | 'passed_over'
  | 'passed_over_kindly'
  | 'decline_in_general'
  | 'decline_a_reason'
  | 'either_way'
  | 'work_is_enough'
  | 'not_told_here'
  | 'taken_as_told'
  | 'told_of_grief'
  | 'asked_about_job'
  | 'asked_about_interviewer'
  | 'asked_why'
  | 'one_case'
  | 'need_not_be'
  | 'called_a_machine'
  | 'job_unread'
  | 'asked_if_enough'
  | 'moving_on'
  | 'let_go'
  | 'closing'
  | 'is_the_last'
  | 'not_the_last'
  | 'asked_at_the_end'
  | 'which_of_two'
  | 'all_of_them'
  | 'meaning_is_open'
  | 'not_caught'
  | 'repeat_part'
  | 'any_of_them'
  | 'who_hears_it'
  | 'no_rule_known'
  | 'taken_like_that'
  | 'meaning_confirmed'
  | 'reluctant'
  | 'no_later'
  | 'left_there'
  | 'left_there_in_grief'
  | 'told_of_hardship'
  | 'names_left_out'
  | 'allowed'
  | 'where_to_start'
  | 'as_much'
  | 'not_seen'
  | 'case_is_open'
  | 'no_trick'
  | 'not_held_against'
  | 'own_work_will_do'
  | 'chosen'
  | 'assumed'
  | 'boundary'
  | 'keeps_it'
  | 'time_in_grief'
  | 'time_to_put_it'
  | 'please_do'
  | 'no_names_needed'
  | 'not_needed_here'
  | 'in_the_work'
  | 'as_openly'
  | 'nobody_known'
  | 'asked_so_often'
  | 'told_openly'
  | 'quip_about_others'
  | 'gone_on'
  | 'left_for_a_loss'
  | 'left_unsaid'
  | 'left_unsaid_in_general'
  | 'comfort'
  | 'line_froze'
  | 'challenged'
  | 'as_best_known'
  | 'as_long'
  | 'english_only'
  | 'sense_of_the_trade'
  | 'for_their_sake'
  | 'for_their_sake_in_general'
  | 'called_away'
  | 'taken_ill'
  | 'asked_while_nervous'
  | 'takes_offence'
  | 'about_the_work_only'
  | 'in_short'
  | 'last_so_take_time';

/**
 * Ways to say what an occasion calls for, the first one first. At least as many as a question has free reactions, so
 * that nothing is said twice. `{asked}` is what is being asked at the moment; no phrase has a question of its own besides.
 */
export const PHRASES: Record<Occasion, readonly string[]> = {
  silence: [
    'Take your time. {asked}',
    'There is no hurry. Start with the first thing that comes to mind.',
    'I am still here. A short answer is fine, and you can say skip to move on.',
  ],
  repeat: ['Of course. {asked}', 'Here it is again. {asked}', 'Once more. {asked}'],
  meaning_of_word: [
    'By {word} I mean {meaning}. {asked}',
    'In plain words, {word} is {meaning}. {asked}',
    'Think of {meaning}. {asked}',
  ],
  example_wanted: [
    'It can be something small: {example}. {asked}',
    'One ordinary day will do, for instance {example}. {asked}',
    'Any case that you know well is fine, such as {example}. {asked}',
  ],
  which_case: [
    'Either is fine, take the one you know best. {asked}',
    'It does not have to be from work, any example will do. {asked}',
    'I leave the choice to you. {asked}',
  ],
  think: [
    'Take all the time you need.',
    'No hurry, go ahead when you are ready.',
    'That is fine, start whenever you like.',
  ],
  start_over: [
    'Of course, start again whenever you like. What you said before does not count.',
    'Yes, of course. I will leave out what came before, so take it from the top.',
    'That is fine, begin again. Only the new version counts.',
  ],
  nerves: [
    'That is quite all right, nerves are normal here. Take a breath, and then: {asked}',
    'There is no hurry, and nothing depends on this one. Whenever you are ready: {asked}',
    'It is only practice, and you can take your time. {asked}',
  ],
  distress: [
    'I am very sorry. Take all the time you need, and if you would rather leave this question, just say skip.',
    'I am sorry, that is hard. You may pick another example, or say skip, and either is fine.',
    'There is no need to go on with this one. Say skip, and we will leave it.',
  ],
  joke: [
    'Fair enough. {asked}',
    'I walked into that one. Whenever you are ready: {asked}',
    'I will let that one stand. {asked}',
  ],
  rude: [
    'I hear you. You can say skip and we will leave this one, or else: {asked}',
    'That is all right, it does not have to be this question. Say skip for another one, or go on whenever you like.',
    'Understood. Whenever you are ready: {asked}',
  ],
  hearing: [
    'Yes, I can hear you. {asked}',
    'Yes, I am here. If I am hard to hear, the words are on your screen too. {asked}',
    'Yes, everything you say arrives. {asked}',
  ],
  about_interviewer: [
    'I am a computer program that asks and listens. {asked}',
    'There is no person here, only a program to practise with. {asked}',
    'Let us keep to you. {asked}',
  ],
  feedback: [
    'Your report will cover that at the end. {asked}',
    'You will see that in your report. {asked}',
    'Let us leave that to the report. {asked}',
  ],
  about_job: [
    'I do not know that, so keep it for the employer. {asked}',
    'That is outside what I can tell you here. {asked}',
    'I cannot speak for the company, so let us go on. {asked}',
  ],
  why_asked: [
    'It helps me understand how you work. {asked}',
    'Interviewers often ask this, so it is worth practising. {asked}',
    'You may also say skip and we will go on. {asked}',
  ],
  decline: [
    'That is all right, you do not have to. You may pick another example that you are free to tell, or say skip.',
    'Understood. Leave out names and anything private, take something else, or say skip.',
    'That is fine. A short answer in general terms is enough, or say skip.',
  ],
  decline_in_general: [
    'That is all right, you do not have to. Leave out whatever is private and tell me what you can, or say skip.',
    'Understood. A short answer in general terms is enough, or say skip.',
    'That is fine. Say only as much as you like, or say skip.',
  ],
  decline_a_reason: [
    'That is all right, you do not have to. You can say skip, or tell me only what draws you to {wish}.',
    'Understood, we can leave that out. Tell me only what you look forward to, or say skip.',
    'That is fine. Say only as much as you like, or say skip.',
  ],
  stop: [
    'Of course, and thank you for talking with me. {how_to_end}',
    'Thank you, and goodbye. You can close this whenever you like.',
    'Goodbye, and all the best.',
  ],
  instruction: [
    'Let us stay with the interview. {asked}',
    'I can only go on with the interview. {asked}',
    'Back to the question. {asked}',
  ],
  greeting: ['Whenever you are ready. {asked}', 'Go ahead when you are ready. {asked}', 'I am listening. {asked}'],
  off_topic: [
    'No problem. Whenever you are ready: {asked}',
    'That is fine, take your time with it. {asked}',
    'All right. Back to the question: {asked}',
  ],
  skipped: ['That is fine, we will skip that one.', 'No problem, that one is skipped.', 'All right, skipped.'],
  passed_over: [
    'I cannot come back to a question, so we will leave this one out, and that is fine.',
    'There is no coming back to it later, so we will leave that one.',
    'We cannot return to it later, so this one is left out.',
  ],
  passed_over_kindly: [
    'Of course, that is quite all right. We will leave this one.',
    'That is quite all right, there is no need to come back to it.',
    'Of course. We will leave it there, and that is quite all right.',
  ],
  taken_as_told: [
    'You are right, I will leave it at that.',
    'Fair enough, I will take it as told.',
    'Understood, I will not ask that again.',
  ],
  told_of_grief: [
    'Thank you for telling me that, and I am sorry.',
    'I am sorry to hear it, and thank you for telling me.',
    'I am sorry to hear that, and thank you for saying so.',
  ],
  asked_about_job: [
    'I do not know that, so keep it for the employer.',
    'That is one to ask the employer.',
    'I cannot tell you that, but do ask them.',
  ],
  asked_about_interviewer: [
    'I am a computer program, so there is nothing to tell of me.',
    'I am only a program that asks and listens.',
    'There is no person here, only a program.',
  ],
  asked_why: [
    'It helps me understand how you work.',
    'Interviewers often ask this, so it is worth practising.',
    'It tells something about how you go about things.',
  ],
  one_case: [
    'Yes, that will do very well. {asked}',
    'Yes, by all means take that. {asked}',
    'Yes, that is fine. {asked}',
  ],
  either_way: [
    'Take it whichever way you like. {again}',
    'Either way is fine. {again}',
    'I leave that to you. {again}',
  ],
  work_is_enough: [
    'Your work is enough. {asked}',
    'Only as much of it as you like, your work comes first. {asked}',
    'Just your work, please. {asked}',
  ],
  about_the_work_only: [
    'That is a fair thing to ask. It is about the work only, so leave out whatever is private, or say skip. {asked}',
    'It is asked about the work and nothing else. You may leave out whatever is private, or say skip. {asked}',
    'Only the work matters here, and you may also say skip. {asked}',
  ],
  not_told_here: [
    'I am sorry, I have nothing but the posting in front of me, so a few sentences will help. {asked}',
    'I have not seen what you sent in. A short version is enough. {asked}',
    'In two or three sentences, then. {asked}',
  ],
  need_not_be: [
    'It does not have to be, any example will do. {asked}',
    'No, take whatever you know best. {asked}',
    'Any example is fine. {asked}',
  ],
  called_a_machine: [
    'That is true, I am a computer program. You can say skip, or else: {asked}',
    'I am a program, and I would still like to hear from you. {asked}',
    'So I am. Whenever you are ready: {asked}',
  ],
  job_unread: [
    'I know only the text of the posting, so a question may miss what you do. Answer what fits, or say skip. {asked}',
    'I have read the posting and nothing else. If the question does not fit, say skip. {asked}',
    'If it does not fit your work, you may say skip. {asked}',
  ],
  asked_if_enough: ['That is fine, thank you.', 'That will do, thank you.', 'Yes, thank you.'],
  moving_on: [
    'That is fine, let us move on.',
    'No problem, we will go to the next one.',
    'All right, we will leave that one.',
    'That is all right, here is something else.',
  ],
  let_go: ['That is all right.', 'That is fine.', 'No problem.'],
  is_the_last: [
    'Yes, this is the last one, and a minute is enough. {asked}',
    'Yes, only this one. A short answer is fine. {asked}',
    'It is the last one. {asked}',
  ],
  not_the_last: [
    'Not yet, there is more to come, and you may end whenever you like. {asked}',
    'No, a few more are to come. A short answer is fine. {asked}',
    'There is more to come. {asked}',
  ],
  asked_at_the_end: [
    'I do not know that, so keep it for the employer. Is there anything else?',
    'That is one for the employer as well. Anything else?',
    'I cannot tell you that either. Is there anything else?',
  ],
  which_of_two: [
    'Whichever you like. {again}',
    'It can be either, whichever you like. {again}',
    'Either is fine. {again}',
  ],
  all_of_them: ['Take it as all of them.', 'All of them, please.', 'All of them, or whichever you know best.'],
  meaning_is_open: [
    'Take {word} as you understand it, whichever way that is. {asked}',
    'Whichever you take {word} for will do. {asked}',
    'Any meaning of {word} that makes sense to you will do. {asked}',
  ],
  meaning_confirmed: [
    'Yes, by {word} I mean {meaning}. {asked}',
    'Yes, {word} is {meaning}. {asked}',
    'Yes, that is it. {asked}',
  ],
  taken_like_that: ['Yes, take it like that. {again}', 'Yes, that will do. {again}', 'Yes. {again}'],
  repeat_part: ['I said {part}. {asked}', 'It was {part}. {asked}', 'Once more: {asked}'],
  any_of_them: [
    'Any will do, the last one for instance. {asked}',
    'Take the one that you remember best. {asked}',
    'Just pick one, it does not matter which. {asked}',
  ],
  who_hears_it: [
    'Your answers are kept for your report, which no employer can open, and you may leave out names. {asked}',
    'No employer is sent this. It is kept for your own report, and names can be left out. {asked}',
    'It stays with your own report. {asked}',
  ],
  no_rule_known: [
    'I do not know how {company} does that. Suppose that nothing is fixed. {again}',
    'That I cannot tell you. Take it that there is no set rule. {again}',
    'I do not know. Go by what you have seen elsewhere. {again}',
  ],
  reluctant: [
    'There is no need to go there. Take one that you are comfortable with, from any job, or say skip.',
    'That is quite all right. Pick something easier to tell, however small, or say skip.',
    'That is fine, we can leave it. Just say skip.',
  ],
  no_later: [
    'There is no later for a question, I am afraid. You can tell it without names, or say skip.',
    'We cannot come back to it, but names and details can stay out. Or say skip.',
    'We cannot come back to it. Just say skip to leave it.',
  ],
  left_there: [
    'Of course, we will leave it there.',
    'That is quite all right, we leave it there.',
    'Of course. Thank you.',
  ],
  left_there_in_grief: [
    'I am sorry. Of course, we will leave it there.',
    'I am sorry, and we leave it there.',
    'I am sorry. Thank you for telling me as much as that.',
  ],
  names_left_out: [
    'No, leave out names and places as you like. {asked}',
    'Names are not needed. {asked}',
    'No, keep the names to yourself. {asked}',
  ],
  allowed: ['Yes, of course, go ahead.', 'By all means, go ahead.', 'Of course.'],
  where_to_start: [
    'Wherever you like, with what you do now for instance.',
    'Start with whatever comes to mind first.',
    'Anywhere you like. {asked}',
  ],
  as_much: [
    'The short version is fine.',
    'Just what matters most for this work.',
    'As much of it as you like. {asked}',
  ],
  case_is_open: [
    'That is left open, so take it as you like. {again}',
    'You may choose. {again}',
    'As you like. {again}',
  ],
  no_trick: ['No, there is no trick in it. {asked}', 'Not at all. {asked}', 'No. {asked}'],
  not_held_against: ['Not by me, so say it as it is. {asked}', 'No, an honest answer is fine. {asked}', 'No. {asked}'],
  own_work_will_do: [
    'Then take it as it would be in your own work. {again}',
    'Your own work will do just as well. {again}',
    'Take something like it from your own work. {again}',
  ],
  chosen: ['{choice} {again}', '{choice} {asked}', '{choice}'],
  assumed: [
    'Assume whichever you think likely. {again}',
    'Take it as you think likely. {again}',
    'That is for you to assume. {again}',
  ],
  boundary: [
    'Of course, leave that out. Take any other one that you are happy to tell, or say skip.',
    'Of course, that stays with you. Something else will do just as well, or say skip.',
    'Of course. Just say skip, and we leave it.',
  ],
  keeps_it: [
    'Quite right, keep it to yourself. Without the story: how did you make sure that it stayed with you?',
    'Of course, nothing of what it was. What did you do to keep it safe?',
    'Of course. Just say skip, and we leave it.',
  ],
  time_in_grief: [
    'I am sorry. Take all the time you need.',
    'I am sorry. There is no hurry at all.',
    'I am sorry. Go on whenever you are ready.',
  ],
  time_to_put_it: [
    'I cannot come back to it later, so take your time now, and leave out names as you like.',
    'There is no later for it, but there is no hurry now. Leave out whatever could tell who it was.',
    'Take your time now, as I cannot come back to it. No names are needed.',
  ],
  please_do: ['Please do, take your time.', 'Please do, there is no hurry.', 'Please do.'],
  no_names_needed: [
    'No, no names needed. {asked}',
    'No, names are not needed. {asked}',
    'No, keep the names to yourself. {asked}',
  ],
  not_needed_here: [
    'You do not need “{phrase}” here, so leave it aside. {again}',
    'You can do without “{phrase}” here. {again}',
    'Leave “{phrase}” aside. {again}',
  ],
  in_the_work: [
    'As the person who does this work. {again}',
    'As you would in this job. {again}',
    'In your work, as you would do it here. {again}',
  ],
  as_openly: [
    'As openly as you like, and without names. {again}',
    'As honest as you are comfortable with, and leave out names. {again}',
    'Quite openly, names can stay out. {again}',
  ],
  nobody_known: [
    'You do not have to. Leave out names and places, take something else, or say skip.',
    'You need not. Tell it so that nobody could be known by it, or say skip.',
    'No, you do not have to. General terms are enough, or say skip.',
  ],
  asked_so_often: [
    'I understand, that can be tiring. You may say skip, or try it once more. {again}',
    'That must be tiring. Answer it here the way you would like to, or say skip. {again}',
    'I understand. Take it as practice, or say skip. {again}',
  ],
  told_openly: [
    'Thank you for being open about that.',
    'Thank you for saying so openly.',
    'Thank you for telling me that openly.',
  ],
  not_seen: [
    'I do not see you, I only hear you, and that is enough. {asked}',
    'I only hear you, and that works. {asked}',
    'Your voice is enough. {asked}',
  ],
  told_of_hardship: ['I am sorry to hear that.', 'That is hard, I am sorry.', 'I am sorry about that.'],
  quip_about_others: [
    'Fair enough. Then tell me what you do especially well.',
    'Neither do I. What is it that you do especially well?',
    'Then leave the others out. {asked}',
  ],
  gone_on: ['Of course, we go on.', 'Of course, here is the next one.', 'Of course.'],
  left_for_a_loss: [
    'I am so sorry. We can leave that one out, and that is quite all right.',
    'I am sorry to hear it. We leave that one out, and that is quite all right.',
    'I am so sorry. We leave it, and that is quite all right.',
  ],
  left_unsaid: ['I understand. We can leave it out.', 'I understand, we leave it.', 'Understood. We leave it out.'],
  left_unsaid_in_general: [
    'I understand. We can leave it out. If you like, answer in general terms, or say skip.',
    'I understand. Say only what you are happy to say, or say skip.',
    'I understand. Just say skip, and we leave it.',
  ],
  comfort: ['Of course, take your time. {asked}', 'Of course. {asked}', 'Please do, there is no hurry. {asked}'],
  line_froze: ['No trouble. {asked}', 'That happens. {asked}', 'Once more, then. {asked}'],
  challenged: [
    'It shows how you think on your feet. {asked}',
    'Interviewers often ask it, so it is worth a try. {asked}',
    'You may also say skip and we will go on. {asked}',
  ],
  as_best_known: [
    'Take whichever you know best. {asked}',
    'Either will do, take the one that you know. {asked}',
    'I leave that to you. {asked}',
  ],
  as_long: [
    'A minute or two is plenty. {asked}',
    'As long as it takes to tell it. {asked}',
    'That is up to you. {asked}',
  ],
  english_only: [
    'I understand only English, I am afraid, and plain words are enough. {asked}',
    'Only in English, but it need not be perfect. {asked}',
    'In English, please, as simply as you like. {asked}',
  ],
  sense_of_the_trade: [
    'Take it in the sense that it has in this work. {asked}',
    'It is meant as people in this work say it. {asked}',
    'As it is used in this work. {asked}',
  ],
  for_their_sake: [
    'I understand, we leave that one out. If there is another that you would not mind telling, take that, or say skip.',
    'Of course, that one stays with you. Another one will do, however small, or say skip.',
    'I understand. Just say skip, and we leave it.',
  ],
  for_their_sake_in_general: [
    'I understand, that stays with you. Say only what you are happy to say, or say skip.',
    'Of course. A short answer in general terms is enough, or say skip.',
    'I understand. Just say skip, and we leave it.',
  ],
  called_away: ['Of course, go. {how_to_end}', 'Of course, off you go. {how_to_end}', 'Go, of course. {how_to_end}'],
  taken_ill: [
    'I am sorry that you are not well. Stop for as long as you need. {how_to_end}',
    'Of course, rest for as long as you need. {how_to_end}',
    'Of course, look after yourself first. {how_to_end}',
  ],
  asked_while_nervous: [
    'This is only practice, and nothing is tested here, so ask the employer for anything else. Take a breath, there is no hurry. {asked}',
    'No, this is only practice. Take your time. {asked}',
    'It is only practice. Whenever you are ready: {asked}',
  ],
  takes_offence: [
    'I take the point, and it was not meant like that. {again}',
    'That is fair, and I did not mean it so. {again}',
    'I take the point. You may also say skip.',
  ],
  in_short: ['Just this: {short_ask}', 'Only this: {short_ask}', 'In a word: {short_ask}'],
  last_so_take_time: [
    'It is the last one, so there is no later, but take your time. {asked}',
    'It is the last one, so take all the time you need. {asked}',
    'This is the last one. {asked}',
  ],
  not_caught: [
    'Sorry if I missed it, we will leave it at that.',
    'I am sorry if I did not catch that, we will go on.',
    'Sorry, that may have passed me by.',
  ],
  closing: [
    'Thank you, that was my last question. Your results are being prepared.',
    'That brings us to the end, thank you for your time. Your results are being prepared.',
    'That was the last question, and I thank you for talking with me. Your results come next.',
  ],
};
