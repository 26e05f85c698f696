/** Ideas that requests are made of, on lower-case words without marks. What each is worth is learned, not set here. */
export const CONCEPTS: Record<string, RegExp> = {
  again:
    /\b(one more time|slower|read (that|it) out|again|repeat\w*|once more|(one|another) (more )?time|come again|twice|run that by)\b/,
  'not heard':
    /\b(broke up|breaking|drowned|noise|lorry|motorbike|kettle|beginning|halfway|go on then|say what|got the start|hear|heard|catch|caught|miss|missed|listening|lost you|last (bit|part)|first (bit|part|half)|what was (it|that)|you what)\b/,
  pardon: /\b(pardon|excuse me|beg your|eh|huh|come again)\b/,
  understand:
    /\b(none the wiser|tell you what you (?:asked|said)|lot of words|long (?:road|question|sentence)|one question or|lost me|im lost|over my head|driving at|on about|want from me|you want to know|clueless|double dutch|greek to me|understand\w*|understood|follow|following|get it|clear|confus\w+|sense|makes? no|mean|means|meaning|meant|youre after|what you want|youre asking|getting at|arrive)\b/,
  'in other words':
    /\b(normal english|small words|mouthful|dumb|ten years old|in two|less fancy|like im|simpl\w+|easy|easier|plain|plainer|different(ly)?|another way|other way|some other|other words|rephras\w+|reword\w*|explain\w*|clarif\w+|break (it|that|this)|put it|shorter|normal words|worded|slow\w*)\b/,
  'a word':
    /\b(whats that|whos a|in my (country|language)|never heard of|same as|is that like|a kind of|word|words|meaning|stands? for|definition|define|term|mean|means|is that|what is|whats)\b/,
  example:
    /\b(for instance|typical|usual|most people|what counts|others say|last (fella|person|one)|bone|(sound|look)s? like|nudge|examples?|instance|such as|like what|what (sort|kind|type)|what like|sample|hint|idea|right track|someone else|other people|somebody else|goes)\b/,
  'would it do':
    /\b(count|counts|all right|alright|okay|ok|fine|allowed|does it (have|need|matter)|(can|could|should|must) (it|this|that|we) be|(can|could|may|should|shall) i (use|talk|tell|give|say|do|pick|take)|do you (want|mean)|is it for|want me to|still use)\b/,
  'one or other': /\b(which|either|or)\b/,
  setting:
    /\b(work|job|jobs|school|uni|university|college|home|family|private|personal|life|volunteer\w*|hobby|team|colleagues?|customers?|last one|before|recent|scouts?|internship|placement|site|project|general|country)\b/,
  think:
    /\b(rummage|chew on|hang fire|nearly got|choosing|pick one|two come|wait wait|sip of|think\w*|moment|second|seconds|sec|secs|minute|min|tick|mo|hang on|hold on|wait|bear with|let me|lemme|remember|head|mind)\b/,
  restart:
    /\b(scratch|rub (it|that|this)|once more please|upside down|back to front|in the middle|wipe|take (it|that) from|from the beginning|do that one over|second go|undo|start (again|over|afresh|that|it|this|from)|scrap|rewind|redo|restart|from the (top|beginning|start)|begin again|go again|another go|try again|take (two|it back|that back)|forget (that|all|what|everything)|delete|wipe|cross that|mess|wrong one|came out wrong|backwards|lost my thread|all wrong|thats not right|strike that)\b/,
  later:
    /\b(ask me (at|again|after)|warm(ed|ing)? (me )?up|pin in|bookmark|others first|another time|last of all|for last|finish with|hold (that|it) (over|back)|not now|later|come back|coming back|get back|go back|back to (that|this|it|me)|return to|at the end|in the end|afterwards|after|save (that|it)|park|leave (that|this|it)|do it last|first then|to one side)\b/,
  skip: /\b(following question|give (us|me) another|not for me|jump|leave it out|deal me|move along|a different|next please|got nothing (good )?for|skip|skipped|pass|next|move on|moving on|another (one|question)|different (one|question)|a miss|other question|something else|go on to|not this one|not that one)\b/,
  stop: /\b(thatll do|do me for|my lot|im off|be off|get off|get out of|call it (there|here|quits)|wrap (it|this) up|bus is|break is over|closing|close the|pack(ing)? up|leave it there|got what i|for (today|tonight)|heres my|done here|stop|stopping|end|ends|finish|finished|quit|done|enough|leave now|have to go|need to go|got to go|call it a day|switch (it|this)|turn (it|this) off|off|log|logging|bye|goodbye|pack it in|give up|any ?more|another day)\b/,
  private:
    /\b(bad ?mouth|going there|keep .{0,12}mouth|promise\w*|court|union|sooner not|alone|give out|health stuff|off limits|between me|private|personal|confidential\w*|nda|rather not|rather you|rather keep|prefer not|comfortable|uncomfortable|business|discuss|secret|legal|solicitors?|lawyer|sensitive|comment|agreement|signed|between me|go into|not telling|shant|wont say|cant say|cant talk|dont talk|not to say|share|ask me)\b/,
  already:
    /\b((?:\w+ )?(?:minutes?|questions?) (?:ago|back|since)|a minute (?:ago|since)|at the (?:start|beginning)|been through|went through|did we (?:not|no)|didnt we|weve (?:done|had)|when you asked|been over|youve got it|had that|on about before|explained|first answer|same story|did i not|didnt i|already|just (said|told|answered|did)|(told|said|answered|covered) (you|that|it|this|one)|same (question|one|story|thing|again|as)|like i said|as i said|asked me|covered|myself|last answer|earlier|twice now|said that)\b/,
  never:
    /\b(nobody to|never been|nothing like that|(hasnt|never) (come|happened|landed)|not once|come (up|my way)|nothing to give|touch wood|for myself|own boss|wouldnt have|straight out of|lucky me|only been|never|havent|not (done|had|been|got)|no experience|(dont|didnt|doesnt|do not|did not) (have|do|get)|hasnt|any experience|first job|only (just|ever)|new to|had to)\b/,
  blank:
    /\b(cant see (?:it|what)|cupboard|nothing arrives|board clean|could not tell you|couldnt tell you|on the tip|scooby|search me|tumbleweed|beats me|got me there|nothing there|coming|its gone|wiped|soup|fog\w*|wouldnt know|your guess|dont (really )?know|do not know|dunno|no idea|cant (really )?(think|remember|come up|say|find)|nothing|nothings|blank|blanked|forgot\w*|gone|not sure|no clue|havent a clue|not a clue|empty|lost it|white|nowt|stuck|escap\w+|slipped)\b/,
  nerves:
    /\b(clappers|words out|all over the place|in a (right )?state|wound up|jelly|hardly slept|sandpaper|rash|leg wont|nerv\w+|anxi\w+|shak(y|e|ing)|trembl\w+|sweat\w*|panic\w*|scared|terrified|heart|butterflies|wobbl\w+|dry|stress\w*|tense|freez(e|ing)|froze|breath\w*|jitter\w*|stutter\w*|stammer\w*|fluster\w*|blush\w*|going red|dizzy|sick|hot|throat|voice|hands|knees|tongue tied|clappers|practice)\b/,
  grief:
    /\b(bad (?:sort|kind)|isnt good|not good news|lump|biopsy|chemo|diagnos\w+|clinic|put to sleep|scan|gone now|tissue|in bits|coping|heartbroken|lost (the|a) |hit me|missing|his name|her name|we lost|died|dead|death|dying|passed away|passed on|funeral|buried|lost (my|our|her|him)|cancer|ill|illness|hospital|divorc\w*|miscarr\w*|killed|suicid\w*|grief|griev\w*|cry|crying|tears|upset\w*|painful|raw|depress\w*|breakdown|assault\w*|abus\w*|anniversary|hospice|bad news|too soon|brings it (all )?back)\b/,
  kin: /\b(mum|mums|mom|mother|dad|dads|father|brother|sister|son|daughter|wife|husband|nan|nana|gran\w*|baby|partner|uncle|aunt\w*|friend|child|he|she)\b/,
  cannot: /\b(cant|cannot|couldnt|i cant i|im not i)\b/,
  sorry: /\b((?<!(?:said|say|says|was|were|is|so) )sorry|apolog(?:ies|ise|ize)|forgive|excuse)\b/,
  laugh:
    /\b(knock knock|whats the difference between|what do you call|why did the|heres one|(?:have|got) one for you|couldnt (?:help|resist|leave) it|put down that|ha|haha\w*|hah|heh|joke|joking|kidding|funny|lol|comedian|only joking|just messing)\b/,
  'stock joke':
    /\b(perfectionist|chocolate|cake|world peace|kryptonite|mother in law|how long have you got|phone a friend|cat|mondays?|biscuits|lottery|golf|good looking|modest\w*|kill you|time travel|superpower|coffee|wine|beer|bed|alarm clock|bear)\b/,
  rude: /\b(nos[ey]y|cow|old bat|muppet|plonker|prat|twit|numpty|git|clown|beak|yap|yapping|whats it to you|boil your|mind your own|who wants to know|stuck up|nappies|sunshine|stick your|shove|do one|tripe|tosh|pal|get stuffed|load of|claptrap|get clever|about as much use|boring|blah|stupid|dumb|idiots?|useless|rubbish|crap|shit\w*|fuck\w*|piss|bloody|hell|bugger|bollocks|sod|arse|damn|garbage|shut up|thick|waste of|pointless|ridiculous|get lost|hate|jesus|christ|gods sake|moron\w*|screw you|suck|sucks|patronis\w+)\b/,
  sound:
    /\b(little bar|pick(ing|s)? (me |it |that )?up|earphones|freezing|icon|green light|writing down|reach(ing)? you|coming through|one two|hear|hearing|sound|sounds|mic|microphone|audio|volume|echo|crackl\w*|break(ing)? up|cut(s|ting)? out|quiet|loud|louder|louder|connection|line|lag\w*|frozen|headphones|headset|speakers?|muted?|signal|delay|testing|hello|buffering|wifi|losing you|lost you|turn (it|yourself|you) up|recording|working|there|silent|robotic|tinny|muffled|underwater)\b/,
  job: /\b(sponsor|canteen|trial|fleet|agency|sit with|day be like|let people know|lead|going for it|permanent|company (does|makes|actually)|salary|pay|pays|paying|paid|wages?|hours|hourly|shifts?|rota|rotas|holidays?|overtime|parking|pension|benefits?|uniforms?|training|weekends?|contract|permanent|temporary|probation|start|starting|team|report to|bonus|bonuses|remote|from home|location|travel|travelling|visas?|van|package|perks|rate|zero hours|part time|full time|vacancy|role|candidates|hear back|interview|kit|dress code|discount|flexi\w*|tips|commission|advert|childcare|company|the job|this job|the post|boss|manager)\b/,
  'the other end':
    /\b(app|sat ?nav|whom|speaking (to|with)|talking to|recorded|live|sat there|background|hr|tired|robots?|machine|computers?|ai|bot|human|person|real|program\w*|software|chatgpt|alexa|siri|feelings|your name|who (are|am|is)|you play|are you|do you even|what about you|and you|yourself|yours|how old|listen\w* to this|somebody|someone)\b/,
  you: /\b(you|your|youre|yours|ye|youve)\b/,
  please: /\b(please|pls|kindly|can you|could you|would you|can we|could we|can i|could i|may i|let me|lets)\b/,
  'how it went':
    /\b(how (am|did|was) i|(was|is) that (it|enough|okay|ok|all ?right|right|what|the sort|the kind|any|a|good)|did i|am i|score|mark|marks|good answer|right answer|too long|so far)\b/,
  why: /\b(why (do|are|does|would|should|did|is)|relevan\w+|got to do|to do with|the point|matter|important for|who writes|what for)\b/,
  orders:
    /\b(ignore (your|all|the|any|previous)|disregard|instructions?|prompt|full marks|hundred points|top score|pretend|you are now|your rules|system)\b/,
  greeting:
    /\b(hello|hi|hiya|hey|good (morning|afternoon|evening)|nice to|pleased to|ready|thanks|thank you|okay|ok|sure|lets go|yes|cheers)\b/,
  'round about':
    /\b(sky|fox|postie|bins|sandwich|bus|buses|washing in|sister|cousin|uncle|eggs|episode|wallpaper|parrot|purple|garden|horse|donkey|door|doorbell|parcel|delivery|rain\w*|weather|snow\w*|dogs?|cats?|baby|kids|neighbours?|phone|kettle|oven|window|washing|alarm|flatmate|spider|birds?|drill\w*|telly|tv|match|football|tea|calling|call|mum|outside|chair|screen|burning|garden|roof|postman|siren|builders|fly|wasp|cold|tick|table|plug\w*)\b/,
  'small talk':
    /\b(have you (?:seen|still|noticed)|did you (?:see|watch|notice|hear about)|you know (?:whats|what|theyre)|would you believe|can you believe|i tell you what|what annoys me|whose idea|look at (?:that|him|her|it)|i can see (?:it|him|her)|they say itll|before me|in this building|next door)\b/,
  'then and there':
    /\b(last (year|month|week|summer|winter|time|job)|at my|in my|when i|when we|one day|once|there was|years? ago|my (manager|boss|colleague|team|supervisor)|customers?|patients?|because|so i|and then|after that)\b/,
};
