/**
 * Words by which local servers are steered from inside a prompt: the extra arguments of
 * stable-diffusion.cpp's server with whatever stands between them, weights that are loaded from files,
 * and the bar that begins LocalAI's negative prompt. Visitors describe pictures; they steer no servers.
 */
const CONTROLS =
  /<sd_cpp_extra_args>[\s\S]*?<\/sd_cpp_extra_args>|<\/?sd_cpp_extra_args>|<(?:lora|lyco|hypernet|embedding):[^<>]*>|\|/gi;

/** Text without them. What is left may read like one again, so it is looked at until none is left. */
export function stripPromptControls(text: string): string {
  let stripped = text;
  for (let before = ''; before !== stripped; ) {
    before = stripped;
    stripped = stripped.replace(CONTROLS, ' ');
  }
  return stripped;
}
