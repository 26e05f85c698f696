import { defineFamily } from './family.ts';

export const uxDesign = defineFamily({
  id: 'ux-design',
  people: 'user/users',
  signals: 'user research design test prototype feedback problem team flow decision',
  titles:
    'UX designer=UI designer=UX/UI designer=UI/UX designer=product designer=interaction designer=user experience designer=service designer=design lead=head of design=web designer=experience designer, UX researcher=user researcher=UX research intern=user research intern=UX writer=content designer',
  tools: 'Figma, !Sketch, Adobe XD, InVision, Framer, Maze',
  practices:
    'user research, usability testing=usability tests=usability test, prototyping=prototypes=~prototype, wireframes=wireframing=~wireframe, interaction design, information architecture, design reviews=design critique, user interviews, journey mapping=customer journeys, design thinking, working with engineers=~engineers, working with product managers=~product managers, accessibility, design handover=handoff=~handover, design documentation, content design, visual design, research synthesis, participant recruitment, design strategy, mobile design',
  knowledge: 'design systems=design system, accessible design, human-computer interaction, inclusive design',
  questions: `
t | problem to design | Walk me through how you get from a problem to a first design. | research sketch problem flow idea prototype constraint iterate
t | learning from tests | How do you run a usability test that teaches you something? | task participant observe script moderate findings recruit
t | design for everybody | How do you make sure that people with a disability can use what you design? | contrast keyboard screen reader label test guideline focus
t | explaining a design | How do you explain a design decision to an engineer who doubts it? | reason evidence research tradeoff constraint listen together
s | too little research | What would you do if there was no time to talk to {people} before a design was due? | assumption existing data expert quick risk test later
s | opposite feedback | What would you do if two important people gave you opposite feedback? | goal evidence meeting test criteria decide
b | a failed design | Tell me about a design of yours that did not work for {people}. | test confused changed learned result iteration
b | work that mattered | Tell me about a time when your design made a task much easier for people. | before after measured simpler result feedback
`,
});

export const graphicDesign = defineFamily({
  id: 'graphic-design',
  people: 'client/clients',
  signals: 'brief client layout colour type idea print brand feedback deadline',
  titles:
    'graphic designer=visual designer=brand designer=art director=creative director=artworker=motion designer=motion graphics designer=creative designer, illustrator=animator=3D artist=concept artist=character artist, fashion designer=textile designer, interior designer=set designer=exhibition designer, architect=architectural technologist=architectural assistant=landscape architect=urban planner=town planner',
  tools:
    'Photoshop=Adobe Photoshop, !Illustrator=Adobe Illustrator, InDesign=Adobe InDesign, After Effects, Blender, Maya, Cinema 4D, Canva, Procreate, Adobe Creative Suite=Creative Suite=Adobe Creative Cloud=Creative Cloud, SketchUp, Revit, Rhino',
  practices:
    'typography, branding=brand identity, illustration, layout=page layout, print production=artwork for print=preparing artwork, storyboarding, motion graphics, pattern cutting, space planning, concept design, animation, planning applications=planning permission, mood boards, client presentations, client briefs=~briefs, construction drawings=working drawings=technical design, 3D modelling=3D modeling=visualisation=renderings, site visits, contract administration, retrofits=~retrofit=refurbishment, contractor coordination=~contractors, client meetings, material selection=~materials=finishes, logo design=logos, packaging design=~packaging, social media graphics, campaign artwork, fashion sketches=~sketching, fabric sourcing=~fabrics, furniture selection, character design, texturing, UV mapping',
  knowledge:
    'colour theory=color theory, brand guidelines, building regulations=building codes, sustainable design, BIM',
  questions: `
t | reading a brief | How do you get from a short brief to a first idea? | questions audience research sketch mood goal concept
t | preparing for print | What do you check before a piece of work is sent off to be produced? | bleed colour resolution fonts proof spelling size
t@graphic-designer,illustrator | keeping to brand | How do you bring something new to a brand without breaking its rules? | guideline consistent colour type stretch purpose
t@architect | building and rules | How do you keep a design idea alive through the building regulations? | regulation fire access consult early compromise detail
s | a disappointed client | What would you do if a {person} said that they did not like your design but could not say why? | ask examples listen options reference revise goal
s | a rushed job | What would you do if a job needed two days and you were given two hours? | priority simple template essential tell scope
b | feedback that stung | Tell me about a time when you got hard feedback on your work. | listened revised learned calm improved accepted
b | a whole project | Tell me about a piece of work that turned out just as you had hoped. | brief process idea result client reason
`,
});

export const photoVideo = defineFamily({
  id: 'photo-video',
  people: 'client/clients',
  signals: 'shoot light edit story client sound cut deadline camera brief',
  titles:
    'video editor=film editor=editor of video=post-production editor, photographer=photo editor, videographer=camera operator=cameraman=filmmaker=cinematographer=director of photography, producer=film producer=TV producer=production assistant=production coordinator=runner, sound engineer=audio engineer=sound technician=lighting technician=stage technician=stage manager',
  tools:
    'Premiere Pro=Adobe Premiere, DaVinci Resolve, Final Cut Pro, Avid=Media Composer, Lightroom, Pro Tools, Ableton, drones=~drone',
  practices:
    'colour grading=color grading, sound mixing=audio mixing, studio lighting=lighting, video editing, photo retouching=retouching, filming, live sound, rigging, casting, location scouting, editing to a deadline=~deadlines, subtitling=captions, scripting videos, archive research, call sheets, budgets, crew coordination=~crew, set construction, cueing=cues, health and safety on set, product photography, portrait photography, wedding photography, event photography, client galleries, kit maintenance',
  knowledge: 'copyright, composition, broadcast standards',
  questions: `
t@sound-engineer | an unknown room | Walk me through how you set up for a show in a room that you do not know. | check cable plan level test cue safe
t | protecting files | How do you keep your equipment and your files safe? | backup copy label case check card insurance
t | the real wish | How do you find out what a {person} imagines before you start? | brief example question reference mood agree
t@photographer,videographer,producer | preparing a shoot | How do you prepare for a day of shooting? | brief list location light battery schedule permission backup
t@video-editor,videographer,producer | finding the story | How do you find the story in hours of footage? | watch notes select theme structure cut rough
t | quality | What do you check before you hand over a finished piece? | sound colour levels export spelling rights format
s | equipment that fails | What would you do if a key piece of equipment failed in the middle of a job? | spare backup calm adapt tell check hire
s@photographer,videographer,producer | nervous on camera | How would you help a person who freezes in front of a camera? | talk relax warm question retake joke time
b | a tight deadline | Tell me about a time when you delivered a piece of work against a very short deadline. | night priority cut client delivered plan
b | a different opinion | Tell me about a time when a {person} wanted something that you thought was wrong. | explained option showed compromise agreed result
`,
});

export const performing = defineFamily({
  id: 'performing',
  people: 'audience member/audiences',
  signals: 'audience show rehearsal stage timing practise laugh nerves crowd character',
  titles:
    "clown=circus performer=acrobat=juggler=aerialist=trapeze artist=mime, actor=actress=voice actor=stand-up comedian=comedian, musician=violinist=pianist=guitarist=cellist=drummer=organist=orchestral musician=conductor=composer, singer=vocalist=opera singer, dancer=choreographer=ballet dancer, magician=entertainer=performer=puppeteer=DJ=children's entertainer=street performer, stunt performer, theatre director=artistic director=drama facilitator",
  practices:
    "juggling, physical comedy, improvisation=improvising, balloon modelling=balloon twisting, puppetry, stage presence, comic timing, sight reading=sight-reading, acrobatics=tumbling, stilt walking, unicycling, fire breathing, magic tricks, singing, choreography, audience interaction=crowd work, character work, rehearsing=rehearsals, face painting, auditions, ensemble playing=chamber music, voice work, accents, makeup=make-up, slapstick, mime work, working with children=~children=children's parties, working in a duo=~duo=partner work, hygiene rules in hospitals=~hygiene=~hygiene rules, taking direction=~feedback, touring=touring life, repertoire=classical repertoire, contemporary dance=~contemporary, classical ballet=~classical, warm-ups, costume changes, script learning=learning lines, comedy writing, musical arrangement, teaching workshops=~workshops, live performance=live performances, orchestral playing=~orchestra, choir leading=~choir, accompaniment, recording sessions",
  knowledge: 'music theory, stagecraft, performance safety',
  qualities: 'stamina, comic instinct, playfulness',
  questions: `
t | building an act | Walk me through how you build a new act from the first idea. | idea rehearse try audience timing prop character cut
t | reading the room | How do you read an audience in the first minute? | faces laugh quiet age energy adjust eye listen
t | staying safe | How do you keep yourself and others safe during a performance? | check equipment warm partner floor rehearse injury signal
t@clown | frightened children | How do you win over a child who is afraid of you? | distance slow small smile parent gentle game never force
t@musician,singer | practising | How do you prepare a difficult piece in little time? | slow passage metronome section fingering listen daily
s | a failed trick | What would you do if something went wrong in the middle of a show? | improvise laugh cover calm partner continue routine
s@clown,actor,magician | a silent audience | What would you do if nobody laughed or clapped during the first ten minutes? | change pace energy interact material volunteer calm
b | a memorable show | Tell me about a performance that you will never forget. | crowd happened felt result night learned
b | working with partners | Tell me about a time when you and a partner did not agree about an act. | idea tried discuss compromise rehearsal trust better
b | keeping it fresh | Describe a situation where you had to make the same show feel new again. | hundredth energy detail audience change partner
`,
});

export const content = defineFamily({
  id: 'content',
  people: 'reader/readers',
  signals: 'reader story source draft edit fact deadline clear audience interview',
  titles:
    'journalist=reporter=news reporter=correspondent=broadcaster=radio presenter=presenter=podcaster=news editor, copywriter=content writer=writer=blogger=scriptwriter=author, technical writer=documentation specialist=technical author, editor=copy editor=proofreader=subeditor=editorial assistant=publishing assistant=managing editor, translator=interpreter=BSL interpreter=sign language interpreter=subtitler=localisation manager, PR manager=public relations officer=press officer=communications manager=communications officer=communications specialist=PR executive=head of communications=internal communications manager',
  tools: 'CMS=content management systems, Markdown, MadCap Flare, CAT tools=Trados, shorthand, Adobe FrameMaker',
  practices:
    'copywriting, proofreading, fact-checking, interviewing, court reporting, API documentation, docs-as-code, media relations, press releases=~press release, crisis communications, internal communications, editing, storytelling, simultaneous interpreting, consecutive interpreting, translation, blog posts=blogging, scriptwriting, investigative reporting, editorial calendars=~editorial calendar=content calendars, newsletters=~newsletter, brand voice=tone of voice, working with freelancers=~freelancers=commissioning, content strategy, deadlines=working to deadlines=~deadline, terminology research=~terminology, revision=~revisions, subtitling films, media monitoring, spokesperson briefings, speech writing=speeches, user documentation=user guides=manuals, release notes, web content=website content, headlines, interviews, news gathering, feature writing',
  knowledge: 'media law, house style=style guides=style guide, plain English, journalistic ethics',
  questions: `
t | checking facts | How do you check that what you write is true? | source confirm second document call quote doubt
t | writing clearly | How do you make a hard subject easy to read? | plain short example reader cut structure word
t | starting a piece | Walk me through how you start on a subject that you know nothing about. | research ask expert notes outline question audience
t@translator | untranslatable words | What do you do with an expression that has no match in the other language? | meaning context explain equivalent culture ask tone
t@pr-manager | getting attention | How do you get a busy editor interested in a story? | angle relevant short timing relationship exclusive headline
s | a printed mistake | What would you do if you found a mistake in something that had just been published? | correct editor tell check source apologise fast
s | a silent source | What would you do if the person whom you needed stopped answering an hour before the deadline? | another call editor alternative hold change rewrite
b | a hard deadline | Tell me about a time when you had to write something good in very little time. | deadline focus outline cut edit result
b | being edited | Tell me about a time when somebody wanted large changes to your work. | feedback editor discussed accepted rewrite better
`,
});

export const libraries = defineFamily({
  id: 'libraries',
  people: 'visitor/visitors',
  signals: 'reader collection visitor catalogue community event school enquiry research object',
  titles:
    "librarian=library assistant=library manager=children's librarian=archivist=records archivist, museum curator=curator=museum assistant=gallery assistant=conservator=art handler=art technician=exhibitions officer=collections manager=museum educator=museum learning officer=heritage officer=gallery manager",
  tools: 'library management systems, collection databases',
  practices:
    'cataloguing=cataloguing objects, reader enquiries=~enquiries, storytimes=story times, reading groups=~reading development, school visits=~schools, stock selection=~stock, volunteers=managing volunteers, outreach=outreach programmes, exhibitions=curating exhibitions, acquisitions, loans, collections care=~collections, conservation=preventive conservation, digitisation, archiving, public programmes=~programmes, family workshops=~workshops, object labels=~labels=~texts, publications=~catalogues, research into collections=~research, guided tours, exhibition budgets=~budgets, visitor services=~visitors, digital services',
  knowledge: 'copyright, provenance, data protection',
  questions: `
t | finding things | How do you help a {person} who does not quite know what they are looking for? | question listen search catalogue suggest follow
t | choosing what stays | How do you decide what a collection should take in and what it should let go? | policy use condition space community budget
t | reaching new people | How do you bring in people who think that the place is not for them? | outreach school event partner welcome local
t@museum-curator | storytelling with objects | How do you make an exhibition from a few objects and an idea? | story label audience order research light
s | an item complaint | What would you do if somebody demanded that an item be taken away because it offended them? | listen policy explain record manager fair
s | a disturbance | What would you do if a group was so loud that others began to leave? | calm polite space rule offer colleague
b | an event | Tell me about an event or a project of yours that drew people in. | planned partner children visitors feedback result
b | a hard enquiry | Tell me about a question that took you a long time to answer. | search source archive asked found grateful
`,
});
