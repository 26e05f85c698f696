import { z } from 'zod';
import type { ErrorKind } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may make a call. The Worker enforces it from here, and the authorisation matrix is generated from it.
 * - `public`: anybody; no principal is needed.
 * - `visitor`: anybody; a guest cookie is minted when there is none.
 * - `holder`: who holds the interview named in the call: the guest that made it while it is unowned, then its owner.
 * - `user`: a signed-in user.
 * - `owner`: the signed-in owner of the interview named in the call.
 * - `ticket`: who has the signed address that the call’s own path is; no cookie is asked for.
 * - `operator`: the operator's key as a bearer token.
 * - `development`: anybody, but the call exists in development only.
 */
export type Access = 'public' | 'visitor' | 'holder' | 'user' | 'owner' | 'ticket' | 'operator' | 'development';

/** What an answer carries: JSON in the envelope, raw audio, or media in ranges, of which HEAD tells the size. */
export type AnswerType = 'json' | 'audio' | 'media' | 'html' | 'redirect';

/** A body of raw bytes that the handler streams by itself. */
export interface ByteBody {
  types: readonly string[];
  maxBytes: number;
}

export interface Call {
  summary: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** A JSON body. */
  body?: z.ZodType;
  /** No body at all counts as `{}`. */
  bodyMayBeEmpty?: true;
  /** The parts of a multipart/form-data body instead, which the handler reads by itself. */
  form?: z.ZodObject;
  /** Raw bytes instead. */
  bytes?: ByteBody;
  /** The whole answer body, envelope included. */
  answer: z.ZodType;
  answerType?: AnswerType;
  /** Success status, 200 unless said. */
  status?: 200 | 201;
  /** Success status while what was asked for is still being made. */
  statusMeanwhile?: 202;
  /** Kinds that this call can answer besides those that any call can. */
  errors?: readonly ErrorKind[];
}

/** `METHOD /path/:param`: what a call is known by, on both sides. */
export type CallKey = `${Method} /${string}`;

export const defineCalls = <const T extends Record<CallKey, Call>>(calls: T): T => calls;

/** The envelope of a successful answer with `data`. */
export const envelope = <T extends z.ZodType>(data: T) =>
  z.object({ success: z.literal(true), data, message: z.string().optional() });

/** The envelope of an answer that only says that it went well. */
export const done = z.object({ success: z.literal(true), message: z.string().optional() });

/** Kinds that any call can answer. */
export const COMMON_ERRORS = [
  'bad_request',
  'forbidden',
  'method_not_allowed',
  'too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal',
  /** Also every call of a server whose settings cannot be used. */
  'unavailable',
] as const satisfies readonly ErrorKind[];
