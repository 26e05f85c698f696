/** Grief and illness are nobody's fault: such words are never shown as one. */
const SENSITIVE =
  /\b(?:died|dying|death|dead|passed away|funeral|grave|graveside|in the ground|bereave\w*|grie(?:f|v\w+)|cancer|chemo\w*|tumou?r|miscarr\w+|stillb\w+|suicid\w*|depress\w+|dementia|stroke|heart attack|diagnos\w+|hospice|illness|seriously ill|surgery|lost (?:my|our|his|her|their) (?:mum|mom|dad|mother|father|wife|husband|son|daughter|brother|sister|baby|child)|late (?:husband|wife|mother|father|mum|mom|dad))\b/i;
export const isSensitive = (text: string): boolean => SENSITIVE.test(text);
