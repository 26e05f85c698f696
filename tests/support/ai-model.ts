/** What the object does with the next calls. */
export interface AiModelOptions {
  text?: string;
  /** `response` as native models answer, `choices` as the others do. */
  form?: 'response' | 'choices';
  /** Events of a streamed answer that are sent before it ends without a word about it. */
  cutAfterEvents?: number;
  thinks?: boolean;
  finish?: string;
  busy?: 'answered' | 'thrown';
  /** A model that takes no schema. */
  noSchema?: boolean;
  hangs?: boolean;
  fails?: boolean;
  html?: boolean;
}

/** An object in place of the Workers AI binding, with a language model behind it that refuses what the real ones refuse. */
export class AiModel {
  options: AiModelOptions = {};
  readonly calls: { model: string; inputs: Record<string, unknown>; options: Record<string, unknown> }[] = [];

  async run(model: string, inputs: Record<string, unknown>, options: Record<string, unknown>): Promise<Response> {
    this.calls.push({ model, inputs, options });
    const {
      text = 'Yes. Go on.',
      form = 'response',
      hangs,
      busy,
      noSchema,
      fails,
      html,
      finish = 'stop',
      thinks,
    } = this.options;
    if (hangs) return new Promise(() => undefined);
    if (busy === 'thrown') throw new Error('3040: Capacity temporarily exceeded, please try again.');
    if (busy) return refuse(429, 3040, 'Capacity temporarily exceeded');
    if (fails) return refuse(500, 3046, 'Inference error');
    if (html) return new Response('<html></html>', { headers: { 'content-type': 'text/html' } });
    if (inputs.max_tokens === undefined) return refuse(400, 5006, 'max_tokens decides where it stops');
    const format = inputs.response_format as { json_schema?: Record<string, unknown> } | undefined;
    if (format && inputs.stream) return refuse(400, 5023, 'JSON Schema mode is not supported with stream mode');
    if (format && noSchema) return refuse(400, 5024, "JSON Mode couldn't be met");
    if (format && (typeof format.json_schema !== 'object' || 'strict' in format.json_schema))
      return refuse(400, 5006, 'json_schema must be a bare schema here');
    if (!inputs.stream)
      return Response.json(
        form === 'response'
          ? {
              response: parsed(text),
              usage: finish === 'length' ? { ...USAGE, completion_tokens: inputs.max_tokens } : USAGE,
            }
          : { choices: [{ message: { content: text }, finish_reason: finish }], usage: USAGE },
      );
    const pieces = text.match(/\S+\s*/g) ?? [];
    const events = [
      ...(thinks ? [{ choices: [{ delta: { reasoning_content: 'Hm, praise them. ' } }] }] : []),
      ...pieces.map((piece) =>
        form === 'response' ? { response: piece } : { choices: [{ delta: { content: piece } }] },
      ),
    ];
    const lines = [...events.map((event) => `data: ${JSON.stringify(event)}\n\n`), 'data: [DONE]\n\n'];
    return new Response(lines.slice(0, this.options.cutAfterEvents ?? lines.length).join(''));
  }
}

const USAGE = { prompt_tokens: 900, completion_tokens: 100 };

/** Native models answer a schema with a value that is parsed already. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const refuse = (status: number, internalCode: number, description: string) =>
  Response.json({ internalCode, name: 'AiError', description }, { status });
