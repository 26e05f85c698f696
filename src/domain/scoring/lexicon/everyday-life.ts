/**
 * Words of life beside work. One of them does not make a digression: the sentence must also hang on nothing else in
 * the answer, and a word that the question or the role is about does not count.
 */
export const EVERYDAY_LIFE: ReadonlySet<string> = new Set(
  'weather rain rained raining rainy snow sunny hot traffic motorway parking park parked car cars van bus train flight airport bike canteen lunch breakfast dinner sandwich pizza burger curry coffee beer pub wine restaurant holiday holidays vacation beach camping tent weekend wedding birthday christmas easter party football soccer match game rugby cricket golf gym running marathon swimming yoga dog dogs cat cats puppy pet fish wife husband girlfriend boyfriend brother brothers sister sisters dad father mum mom mother uncle aunt cousin cousins grandmother grandfather grandma grandad nephew niece kids son daughter neighbour neighbours neighbor neighbors flat apartment garden garage furniture sofa curtains kitchen rent mortgage movie movies film films netflix tv show series book guitar piano music concert festival song phone plan plans hotel spain italy france greece portugal norwegian haircut shoes dress clutch battery satnav bridge mate mates friend friends childhood hobby hobbies hungry tired headache dentist doctor sleep slept alarm shower recipe cooking bread cake chocolate tea lottery shopping supermarket printer wifi barked lovely delicious funny hilarious painted paint smell colour color ten pounds quid'.split(
    ' ',
  ),
);
