import { useState } from 'react';
import { Toggle } from '../../../ui/fields/toggle.tsx';
import { setPromptInFiles, wantsPromptInFiles } from './prompt-in-files.ts';

/** Whether downloads carry the words they were drawn from. */
export function PromptSwitch() {
  const [isOn, setOn] = useState(wantsPromptInFiles);
  return (
    <Toggle
      label="Write my prompt into the file"
      hint="Without your words, the file only tells other programs how it was made."
      checked={isOn}
      onCheckedChange={(checked) => {
        setOn(checked);
        setPromptInFiles(checked);
      }}
    />
  );
}
