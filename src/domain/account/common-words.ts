/**
 * What common passwords are made of, without the digits and signs around it: names, brands, teams, pets, rows of keys.
 * Three thousand, by how often they were found in passwords that had leaked (after the list of zxcvbn, MIT licence,
 * © 2012-2016 Dan Wheeler and Dropbox, Inc.), and what belongs to this product.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `a1b2c a1b2c3d a1s2d a1s2d3f a2b3c a2b3c4d aaa aaliyah aardvark aaron abc abcd abcdef aberdeen abgrtyu absolut access
accord achilles action adam adgjmptw adidas admin administrator adonis aezakmi agent aggies aikido airborne airbus
airforce airplane akira alabama alaska albatros albion alejandr aleksandr aleksandra aleksey alenka alex alexande
alexander alexandr alexandra alexis alfa alibaba aliens allmine allsop allstar alpha alphabet alpine alucard amadeus
amanda amateur amazon amber america amsterda amsterdam anaconda anakin anal analsex anarchy andrea andrei andrew
andrey android andromeda anfield angel angels angus anhyeuem animal anime anthony antoni anubis anything apache apollo
apple applepie apples april aquarius aragorn area ariel aries arizona arjay armagedon armani arsenal artem artemis
artemka arthur artur asdasd asdf asdfasdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfjkl asdfzxcv asdzxc ashley
aspire aspirine assassin assfuck asshole assholes assman assword asterix astros atlanta atlantis atomic auburn audi
audia august aussie austin australi australia autumn avalanch avalon avatar avenger awesome azamat azerty azsxdc
azsxdcfv babe babes baby babyblue babyboy babydoll babyface babygirl babylon bacardi bacchus backdoor badass badboy
baddog badger badgirl badman baggins bagira bailey baller balloon balloons balls bambam banana bananas banane bandit
bang bangkok banker banner banshee banzai barbie barcelon barcelona barefoot barkley barney barsik bartman baseball
basket basketba basketball bassman bastard batman bayern bcfields beaches beagle beamer beaner beanie bear bearcat
beast beastie beatle beatles beautifu beauty beaver beavis beckham beefcake beemer beer beetle bella benfica bengals
benjamin beowulf beretta berlin bestfriend bhbirf bicycle bienvenue bigass bigballs bigbear bigbird bigboobs bigboy
bigbutt bigcock bigdaddy bigdick bigdog bigfoot biggie biggles bigguy bigmac bigman bigmike bigmoney bigone bigred
bigsexy bigtime bigtit bigtits bikini bilbo billy billybob billyboy bimmer bing bingo birdie birdman biscuit bitch
bitchass bitches biteme bizkit blabla black blackbir blackcat blackdog blackhaw blackie blackjac blackjack blackout
blacks blacky blade blades blahblah blaster blazer blessed blessing blink blizzard blonde blondes blondie blowjob
blowme blue bluebird blueboy bluedog blueeyes bluefish bluemoon blues bluesky bmw bobafett bobby bobcat boeing bogart
bogdan bogey bohica bollocks bollox bomber bond bondage bonehead boner bones bonjour bonkers bonsai boob boobie
boobies booboo boobs booger boogie bookworm boomboom boomer bootie boots booty boricua borussia bosco boss bossman
boston bounce bowler bowling boxing boxster br0d3r brando brandon brandy brasil braves brazil breast breasts breeze
brian brighton bristol britney bronco broncos brooklyn brother brownie browns brucelee bruins brutus bubba bubbas
bubble bubbles bucket buckeye buckeyes buckshot buddah buddha buddie buddy budlight budman budweise buffalo buffett
buffy bugger builder bull bulldog bulldogs bullet bulls bullseye bullshit bunghole bunny burger business buster butch
butter butterfl butterfly butthead butthole buttman buttons buzzard byteme cabbage cactus cadillac caesar calgary
calico caliente californ caligula camaro cambiami camel camelot camels cameltoe cameron camper canada cancer cancun
candle candy candyman cannabis canon cantona capone captain caramel caravan cardinal carlos carolina carpedie carpet
carrera carrot cartman cartoon casanova caserta casey cash casino casper cassie cat catch catdog catfish catherin
catman cats cavalier caveman ccbill cdtnkfyf celeron celica celine celtic celtics cent cerberus cessna cfitymrf
cgfhnfr chai chainsaw champ champion champs change changeme chao chaos charger chargers charles charli charlie
charlott charlton charly charmed chaser cheater checkers cheech cheeks cheers cheese cheetah chelsea cherokee cherry
chester chevelle chevrole chevy chewie cheyenne chicago chichi chicken chickens chicks chico chief chiefs chimera
china chinook chipper chivas chloe chocolat chocolate chopper chou chris chrisbln chrissy christ christia christian
christin christina christine christop christopher chrome chronic chrono chrysler chuai chuang chubby chuckie chuckles
chucky chunky chuo cicero cigars cinder cinnamon cisco cjkysirj cjkywt clancy clapton clarinet classic claudi claymore
clemson clevelan clipper clitoris cloud clouds clover cobra cocacola cocaine cock cocks coconut coffee cohiba coke
college colombia colorado colors colt coltrane comet commando company compaq compute computer concrete condom condor
cong connect connor consumer contrasena cookie cookies cooldude cooler coolguy coolio coolman cooter copper corleone
corona corrado corsair corvette cosmic cosmo cosmos cosworth cougar cowboy cowboys coyote cracker crazy crazybab
creampie creamy creative cricket crimson critter crjhgbjy cruise cruiser crunch crusader crysis crystal cthulhu cthutq
cubbies cubswin cuddles cumming cumshot cupcake curious custom cutlass cutter cxfcnmt cyber cyclone cyclops cypress
daddy daewoo dagger daisy dakota dalejr dallas dammit damnit dance dancer dang danger danie daniel daniil danila danni
dannyboy danzig darkman darkness darkside darkstar david davide davids dawg daytona dbrnjh dbrnjhbz deadhead deadman
deadpool death december deejay deepthroat deeznuts deeznutz default defender defiant deftones delete dell delphi delta
deluxe demo denali deng deniska depeche desert designer desire deskjet destiny detroit devil devildog devils dexter
dfcbkbq dfkthbz dfkthf dfktynbyf dfvgbh dharma diablo diamond diamonds diao dick dickhead dickie dicks diehard diesel
dietcoke dieter digger diggler digital dilbert dildo dilligaf dima dinamo ding dingdong dinosaur dirtbike disco
discover disney diver divine dkflbckfd dkflbvbh doberman doctor dodge dodger dodgeram dodgers dog dogfood dogg doggie
doggy doghouse dogman dogs doitnow dollar dolphin dolphins domino donald donkey donuts doobie doodle doogie dookie
doughboy dracula drago dragon dragonball dragons dragoon dream dreamer dreams driver drizzt droopy drowssap drpepper
drummer dthjybrf dublin ducati duchess duck dumbass durango duster dutchess eagle eagles eastside eatme eatpussy
eatshit eclipse eduard edward eeyore einstein ekaterina electra electric electron element elephant elizabet elizabeth
elizaveta elvis emerald emily eminem emma empire engage engineer england enigma enter enterpri enterprise eraser
ericsson erotic erotica escort eternal eternity eureka europa everest everton excalibu exigen exigent exodus explorer
express extreme fabie fabric facebook facial faith falcon falcons fall fallen fallout family fang fantasy farscape
farside fart faster fatass fatboy fatcat father fatman feather february fender feng fergie fernand ferrari ferret
fester fetish fghtkm ficken fiesta figaro fighter filter finger fire fireball firebird firefly firefox fireman fish
fishes fishing fisting fitness fktrcfylh fktrcfylhf fktrctq flames flamingo flash flatron fletch flexible flipper
floppy florian florida flounder flower fluffy flyboy flyers foobar footbal football ford fordf forest forever forfun
formula fortnite fortuna foryou fossil foxtrot france francesc frank franky freaks freaky freckles freddy freedom
freepass freeporn freeuser friday friend friends fright frisco frisky frodo frog frogger froggy front frontier frosty
fubar fuck fucked fucker fuckers fuckface fuckher fucking fuckit fuckme fuckoff fuckthis fucku fuckyou fugazi funtime
fusion futbol fuzzy fyfcnfcbz fylhtq fytxrf fyutkbyf gabrie gabriell galaxy galina galore gambit gamecube gameover
gandalf gangbang gangsta gangster garden garfield gargoyle gateway gator gatorade gators gawker gbpltw gegcbr geheim
gemini genesis genius george germany geronimo gesperrt getmoney getsome gfhjkm ghbdtn ghbdtnbr ghblehjr ghetto ghjcnj
ghjcnjnfr ghost ghostrider giants ginger giorgi girls gizmo gizmodo gjkbyf gladiator gmail gmoney gn56gn goalie goaway
goblin goblue gobucks god goddess godfathe godfather godisgood godsmack godzilla gofish goforit goku gold golden
goldfish goldstar goldwing golf golfball golfer golfing goliath gollum gonavy gong gonzo goober goodboy goodluck
goodtime goofy google goose gopher gordon gorilla gotcha gothic gotohell govols grace granny grease great greatone
green greenbay greenday greenroom greens gregor gremlin grendel gretzky griffey gringo grizzly gromit groove groovy
groucho grumpy gsxr guai guardian guest guiness guinness guitar gundam gunnar gunner gunners gustav hacked hacker
hairy halflife hallo hambone hamburg hamlet hammer hammers hamster handyman hannah hannibal hansolo happy happyday
hardcock hardcore hardon hardrock harley harry havefun hawaii hawaiian hawk hawkeye hawkeyes hayabusa heart hearts
heater heather heaven heckfy hedgehog heineken hellfire hello helloo hellyeah helmet helpme hendrix hentai herbie
hercules hermes hershey hesoyam hidden highland hiphop hippie hithere hitler hitman hjvfirf hobbes hobbit hockey
hogwarts hokies holiday holly hollywoo holyshit homer homers homerun honda honey hongkong hooker hoosier hoosiers
hooter hooters hootie hope horizon horndog hornet horney horny horse horses hotbox hotboy hotdog hotmail hotpussy
hotred hotrod hotsex hotshot hotstuff hottie hover huai hummer hunter hunting hurrican husker huskers huskies hustler
hyperion iamgod ib6ub ibanez ice icecream iceman idontkno idontknow iforgot igor iguana ihateyou illini illusion
ilovesex iloveu iloveyo iloveyou immortal impala incubus india indiana indians indigo inferno infiniti infinity insane
insert instagram integra intel internet interview intrepid intruder inuyasha iomega iphone ipswich irina irish ironman
isabella iscool italia ivanov ivanova iverson iwantu j4ye3uz jabroni jack jackal jackass jackoff jackson jacob jagger
jaguar jamaica james jamesbon jamesbond jamie jammer jammin january japan jarhead jasmine jason jasper java jaybird
jayden jayhawk jazzman jedi jeep jenn jennifer jenny jericho jerkoff jessic jessica jester jesus jesuschrist jethro
jetski jewels jiang jimbo jimbob jimmy jing jktymrf job jockey johann johannes john johnboy johnny joker jokers
jonathan jordan joseph joshua jrcfyf juggalo juice july jumper june junebug jungle junior jupiter just4me justdoit
justice justin justme juventus kahuna kaktus kamikaze kangaroo kansas karate karina karolina kashmir kasper katana
katerina katie katrin kawasaki kcj9wx5n keeper kelly kenshin kenwood kenworth kevin keyboard keystone keywest kickass
kicker killbill killer killers killme king kingfish kingkong kingpin kingston kinky kipper kirill kisses kissme kitkat
kitten kitty kittycat kittykat klaster kleopatra klingon knickers knicks knight knights knopka kodiak kolobok kool
korn koshka kosmos kostya kotenok krishna ktyjxrf kume kungfu labrador labtec lacrosse ladybug laguna lakers lakota
lancelot lancer lansing laptop larisa laser lassie lasvegas latino leather leavemealone ledzep legacy legend legion
legolas lemon leng lennon leo leonid leopard lesbian lesbians lespaul lestat letmein letsgo lexmark lexus liberty
libra lick licker lickit lickme lifehack lighter lightnin lightning lights linda lineage linkedin lion lionking liquid
liverpoo liverpool lizard lobster loco logan login logitech logon lokomotiv lolipop lollipop lollol london lonestar
lonewolf longhorn looker looser loser losers lotus love loveit lovely loveme lover loverboy lovers lovesex loveyou
lowrider ltybcrf luan lucas lucifer lucky luckydog lucy ludmila lust lvbnhbq macdaddy machine macross maddie maddog
madina madison madman madmax madness madonna maestro maggie maggot magic magick magicman magnum magnus magpie maiden
mailcreated mailman majestic makaveli maksim malaka malibu malina mallard mamapapa manchest manchester mancity
mandarin mandingo mango maniac manowar manson mantis manutd maradona marathon march maria marika marina marine
mariners marines marino mario marius mark marlboro marley martin martini maryjane massive maste master matador matrix
matthew mature maverick max maxell maxim maxima maximus maxwell maxx may mayday mayhem mazafaka meatball meathead
meatloaf mechanic medusa megadeth megaman megapass megatron meister melissa mellon mellow memorex memphis menace
meowmeow mercedes mercury meridian merlin mermaid mersedes metallic metallica mexico miami mian miao michae michael
michelle michigan mickey microlab micron microsof microsoft midget midnight midway mighty mikey milan milana milano
milena milkman minecraft minime minnie mirage misfit mishka missy mister mistress misty mittens mnbvcxz modena mojo
molly mollydog moloko molson mommy momoney monaco monalisa monday mondeo money moneyman moneys mongoose monitor monke
monkey monkeys monopoly monster montana montgom montreal moocow mookie moomoo moon moonlight moose morgan moritz
morpheus mortgage mortimer moscow motdepasse mother motherlode motorola mountain mouse mozart muffin mulder mullet
multiplelo munchkin muppet musashi muscle mushroom music musica musicman mustafa mustang mustangs mustard mybaby
mylife mylove mypass myspace mystic naked napass napster naruto nascar nasty nastya natali natalie natasha naughty
ncc1701a ncc1701d ncc1701e nebraska nemesis neng neptune nevada newbie newcastl newlife newpass newport newyork
nfnmzyf nicholas nickel nicola nicole nike nikita nikola nikolay nimbus nimrod niners ninja ninjas nintendo nipper
nipple nipples nirvana nissan nitram nobody nofear nokia nolimit nong noodle noodles nookie nopass nothing novell
november nude nudist nugget nuggets number nuttertools nwo4life nyjets nylons nymets oakland oasis obiwan oblivion
october office ohyeah oicu oilers oksana oldman oleg oliver olivia olivier omega one onelove onetime online onlyme
openup operator optimus oracle orange oranges orchid orgasm orioles orion oscar osiris othello outkast outlaw overkill
overlord oxford pa55w0rd pa55word pacers packard packer packers pacman padres paintbal paintball pakistan paladin
paloma panama panasoni panasonic pancho panda pandora pantera panther panthers panties pantyhos panzer paradise
paradox paris parola parrot party pascal pass passat passion passme passord passport passw0rd passwd passwor password
passwords passwort patches patrick patriot patriots paul pavilion peace peach peaches peanut peanuts pearljam pebbles
peekaboo peewee pegasus pencil peng penguin penguins penis penny penthous pentium pepper pepsi pervert peter peterpan
petrov peugeot phantom pheonix philippe philips phillies philly phish phoenix photos phpbb piano pianoman piao picard
picasso piccolo pickle pickles pickup pics piglet pikachu pillow pimp pimpin pineappl ping pingpong pinhead pink
pinkfloy pinky pioneer pippen pirate pirates pisces pissing pissoff pistol pitbull pizza pizzas planet plastic
platinum playboy player playstation playtime plumber plymouth pobeda poison poiuyt poiuytrewq pokemon polaris police
polina polniypizdec polo polska pompey poncho pontiac pony poochie poodle pooh poohbear pookie poontang poop pooper
poopie poopoo pooter popcorn popeye poppy porkchop porn porno pornos pornstar porsche portland portugal poseidon
possum postal potato pothead potter powder power preacher precious predator prelude presario presto primus prince
princes princess printer prissy private privet prodigy prophet proxy psycho puddin pudding pumpkin punisher punkin
punkrock puppies puppy pupsik purdue purple pussey pussie pussies pussy pussycat pussyman pussys putter pyramid python
q1w2e q1w2e3r q1w2e3r4t q1w2e3r4t5y q2w3e q2w3e4r q2w3e4r5t q2w3e4r5t6y qa2ws3ed qawsed qawsedrf qaz2ws qaz2wsx
qaz2wsx3edc qazqaz qazwsx qazwsxed qazwsxedc qazwsxedcrfv qazxsw qazxswedc qazzaq qiao qing qiong quan quantum quartz
quattro queen queens quest qw34er qwas qwaszx qweasd qweasdzxc qweqwe qwer qwerasdf qwert qwerty qwertyu qwertyui
qwertyuio qwertyuiop qwertz r2d2c3po rabbit rabota racecar racer racerx rachel racing ragnarok raider raiders rainbow
rainman raistlin rambler rambo rammstein ramses rancid random ranger rangers raptor rascal rasdzv rasputin rasta
rastaman raven ravens razz rbhbkk rctybz reader realmadrid reaper rebecca rebel rebels red redalert redbull reddog
redfish redhead redhot redline redman redneck redrum redskins redsox redwing redwings redwood reebok reefer renault
renegade reng rereirf rescue retard rfhbyf rfnthbyf rfrfirf rfrnec rhbcnbyf rhfcjnrf rhino rhtdtlrj richard rightnow
ripken ripper ripple rjirfrgbde rjntyjr rjycnfynby roadkill roadking roadrunn robert robin roblox robotech rocker
rocket rockets rockford rockhard rockon rocks rockstar rocky rodman roller rolltide romashka rommel ronaldo rookie
rooster root rootbeer rosebud rotten route rover rovers royals rtyuehe ruan rubber ruby rugby rulez rulezzz runescape
runner rush ruslan russia rustam rusty sabbath sabine sabres sadie safari sailboat sailing sailor saints sakura
salamander saleen sally salmon salomon salsero sam samantha samiam sammy sample samson samsung samtron samuel samurai
sancho sandiego sandman sandro sandy sanfran sapper sapphire sarah saratoga sascha sasha sassy sasuke satan satana
saturday saturn saun sauron sausage sayang scania scanner scarface scarlet school scooby scoobydo scooter scorpio
scorpion scotch scotland scott scotty scout scrappy scream scruffy scuba scully seahawks seamus searay seattle
sebastia secret security seeker seinfeld select seminole semperfi seng senha sentinel septembe september serega
serenity sergei sergey sergi sersolution server sesame seven sex4me sexsex sexual sexx sexxxx sexy sexygirl sexyman
shado shadow shaggy shai shalom shaman shamrock shaney shang shania shannon shaolin shark sharks sharky shasta shaved
shazam shei shelby shemale sherlock shiloh shithead shitty shogun shooter shorty shotgun shou showme showtime shun
siemens sierra signin silver silverad simba simon simple simpsons sinatra sinbad sinister sinner sirius sister
sithlord sixers skate skater skeeter skidoo skiing skinny skipper skippy skittles skorpion sky skydive skylar skyler
skyline skywalke skywalker slacker slappy slapshot slave slayer sleepy slick slider slim slinky slipknot slippery
smeghead smegma smelly smile smiles smiley smiths smitty smoke smoker smokes smokey smokin smooth smudge smut snake
snakes snapon snapper snapple snatch sneakers snickers sniper snoop snoopdog snoopy snowball snowboar snowman snuggles
sobaka soccer socrates softball software sojdlg123aljg soldier soleil solnce somebody sommer sonic sonics sonoma sony
sooners sophia sophie soso123aljg southpar southpark spaceman spank spanking spankme spanky sparkle sparky sparta
spartak spartan spartans spawn speaker spectre spectrum speedy spice spider spiderma spiderman spidey spike spinner
spirit spitfire splash splinter sponge spongebob spooky spring springtime sprint sprite spunky spurs sputnik spyder
squall squash squirrel squirt srinivas stalin stalker stallion star starbuck starbucks starcraf starcraft stardust
starfire starfish stargate starman stars starship starter startrek starwars static stealth steeler steelers stefano
steph stephani stephanie stephen stereo sterlin steve steven sticks sticky stimpy sting stinger stingray stinky
stocking stocks stonecol stoned stones stoney storm stormy stranger strider strike striker stripper stud student
studly stumpy stunner stupid subaru sublime subway subzero success suck sucker suckit suckme sucks sugar sultan summer
summertime summit sun sundance sunday sunflowe sunflower sunny sunnyday sunrise sunset sunshin sunshine super superfly
superman supersta superstar superuser surf surfer surfing suzuki sveta svetik svetlana svoboda swallow sweet
sweetheart sweetpea sweets sweety swimmer swimming swinger swingers sword swordfis swordfish swords sydney syncmaster
syracuse system tacobell tacoma talisman talon tango tanker tardis target tarheel tarheels tarzan tattoo tatyana
taurus taylor tazman tazmania tdutybq tdutybz teacher technics techno teddy teddybea teen teens tekken telefon temp
tempest templar teng tennis tequila terminator terrapin terror test tester testing testtest texas thailand thanatos
thankyou theboss thecat thedog thedoors thedude theend thegame thegreat thekid theking theman theone therock thesims
thirteen thomas thongs thor thuglife thumbs thumper thunder thunderb thursday tian tiberius tickle tiffany tiger
tigers tigger tights timber ting tinker tinkerbell tinman tintin titanic titanium titans titleist tits titten titties
titty toby tolkien tomato tomcat tommy tommyboy toolman toon tootsie topcat topdog topgun topher topper tornado
toronto toshiba tottenha tottenham toyota tracker tractor trader trance transam translator trapper travel traveler
treasure trebor trfnthbyf triangle tricky trident trigger trinity triton triumph trixie trojan trojans trombone
trooper trouble truck trucker trucks truelove trumpet trunks trustno tsunami tuesday tulips tunafish tundra turbo
turkey turtle tweety twilight twinkle twisted twister twitter tyler typhoon ufkbyf ugd5hip2j ultima ultimate umbrella
underdog undertaker unicorn united university unreal usa usarmy user usmc usnavy usuckballz utopia vacation vader
vagina valentin valentina valera valhalla valkyrie vampire vanhalen vanilla vasilisa vector vectra vedder vegeta
velvet venera verbatim veritas vermont veronika vertigo vette vfczyz vfhbyf vfhecz vfhufhbnf vfksirf vfrcbv vfrcbvrf
vfvekz vfvfgfgf vfvjxrf viagra victoria victory viewsonic viking vikings viktor viktoria viper vipers virgin virgo
vision vitalik vkontakte vladik vladimir vladislav volley volvo voodoo vortex voyager voyeur vulcan walleye walmart
walnut walrus wanker wapbbs warcraft wareagle warhammer warlock warlord warrior warriors warthog wasser wassup watcher
waterloo weasel webmaste webmaster wednesday weed weezer welcome welder werewolf westham westside westwood wetpussy
whatever whatsup wheels whiskers whiskey whisky whisper white whitesox whitey whocares whynot wibble wicked wildcat
wildcats wildfire wildman william willkommen willow windows windsor winner winnie winston winter wisdom wishbone
wizard wolf wolfgang wolfie wolfman wolfpack wolverin wolverine wolves wombat woody woofwoof woohoo wookie wordpass
work wrangler wrestle wrestlin wrinkle wutang x2zkg8w xanadu xavier xbox xerxes xfiles xiang xtreme xxxpass yahoo
yamaha yankee yankees ybrbnf ybrjkfq yellow yfcntymrf yfnfif yfnfkmz yoda yomama yosemite yourmom yousuck youtube
ytrewq yzerman z1x2c z1x2c3v zaphod zappa zaq12wsx zaq1xsw zaqwsx zaqxsw zelda zenith zeppelin zero zerocool zeus zhai
zhei zheng zhong zhou zhuai zhuang zhun zidane ziggy zigzag zipper zippy zombie zorro zvezda zxasqw zxcasd zxcasdqwe
zxcv zxcvbn zxcvbnm`.split(/\s/),
);
