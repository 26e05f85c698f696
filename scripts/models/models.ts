/** Where the files of a speech program come from: a repository of the model hub, and the file of each role in it. */
export interface ModelSource {
  repository: string;
  licence: string;
  files: { encoder: string; decoder: string; tokenizer: string };
}

/** The model hub's own address. */
export const HUB = 'https://huggingface.co';

/*
 * The encoder as it was trained: of the smaller ones that are published some hear badly, and none names itself so. The
 * decoder in 8 bits is as large as its words need.
 */
const FILES = {
  encoder: 'onnx/encoder_model.onnx',
  decoder: 'onnx/decoder_model_merged_quantized.onnx',
  tokenizer: 'tokenizer.json',
};

export const MODELS: Readonly<Record<string, ModelSource>> = {
  tiny: { repository: 'onnx-community/moonshine-tiny-ONNX', licence: 'MIT', files: FILES },
  base: { repository: 'onnx-community/moonshine-base-ONNX', licence: 'MIT', files: FILES },
};
