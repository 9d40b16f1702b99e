import { useState } from 'react';
import { Toggle } from '../../../ui/fields/toggle.tsx';
import { setPromptInFiles, wantsPromptInFiles } from './prompt-in-files.ts';

/** Whether downloads carry the words they were drawn from. */
export function PromptSwitch() {
  const [isOn, setOn] = useState(wantsPromptInFiles);
  return (
    <Toggle
      label="Write my prompt into the file"
      hint="Every file already says that software made it. Your words are added only if you want."
      checked={isOn}
      onCheckedChange={(checked) => {
        setOn(checked);
        setPromptInFiles(checked);
      }}
    />
  );
}
