import PRICES_FILE from './prices.json' with { type: 'json' };

export interface ModelPrice {
  perMillionIn: number;
  perMillionOut: number;
}

/** In US dollars. What has no price here has none, and is never taken for nothing. */
export interface Prices {
  date: string;
  source: string;
  models: Readonly<Record<string, ModelPrice>>;
  hearing: Readonly<Record<string, { perMinute: number; perLiveMinute: number }>>;
  voices: Readonly<Record<string, { perThousandCharacters: number }>>;
  platform: typeof PRICES_FILE.platform;
}

export const PRICES: Prices = PRICES_FILE;

const MILLION = 1_000_000;

/** What tokens of a model cost; undefined where its price is not known. */
export function dollarsOfTokens(model: string, tokensIn: number, tokensOut: number, prices = PRICES) {
  const price = Object.hasOwn(prices.models, model) ? prices.models[model] : undefined;
  return price && (tokensIn * price.perMillionIn + tokensOut * price.perMillionOut) / MILLION;
}
